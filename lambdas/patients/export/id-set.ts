/**
 * The patients that an export has written, in some 11 bytes each, where a Set of their ids takes about a hundred. Of the 80
 * random bits of a ULID it keeps the last 60: among a million patients two are taken for the same once in two million exports.
 */
export class IdSet {
  private first: Uint32Array;
  private second: Uint32Array;
  private size = 0;

  /** @param expected about how many ids there will be; more are taken too */
  constructor(expected: number) {
    const places = Math.ceil(expected * 1.4) + 64;
    this.first = new Uint32Array(places);
    this.second = new Uint32Array(places);
  }

  /** Adds an id; false when it was there. */
  add(id: string): boolean {
    // Six digits of base 36 stay below 2^32; plus one, as 0 is an empty place.
    const added = this.put(Number.parseInt(id.slice(-12, -6), 36) + 1, Number.parseInt(id.slice(-6), 36));
    if (added && (this.size += 1) * 1.2 > this.first.length) this.grow();
    return added;
  }

  private put(first: number, second: number): boolean {
    const places = this.first.length;
    let place = ((Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b)) >>> 0) % places;
    for (; this.first[place] !== 0; place = (place + 1) % places) {
      if (this.first[place] === first && this.second[place] === second) return false;
    }
    this.first[place] = first;
    this.second[place] = second;
    return true;
  }

  private grow(): void {
    const { first, second } = this;
    this.first = new Uint32Array(first.length * 2);
    this.second = new Uint32Array(first.length * 2);
    first.forEach((value, place) => {
      if (value !== 0) this.put(value, second[place] ?? 0);
    });
  }
}
