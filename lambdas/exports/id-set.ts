/**
 * The patients that an export has written, at some 11 bytes each; a Set of ids takes about a hundred. It keeps the last 60 of a ULID's 80
 * random bits: with a million patients, two collide once in two million exports.
 */
export class IdSet {
  private first: Uint32Array;
  private second: Uint32Array;
  private size = 0;

  /** @param expected approximate number of ids; more are accepted */
  constructor(expected: number) {
    const places = Math.ceil(expected * 1.4) + 64;
    this.first = new Uint32Array(places);
    this.second = new Uint32Array(places);
  }

  /** Adds an id; false if already present. */
  add(id: string): boolean {
    // Six base-36 digits stay below 2^32; plus one, as 0 marks an empty slot.
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
