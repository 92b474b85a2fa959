/** What a colour means: nothing, one of the four urgencies, pending, or the product's own accent. */
export type Tone = 'none' | 'green' | 'yellow' | 'orange' | 'red' | 'pending' | 'accent';
