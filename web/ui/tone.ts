/** What a colour says: nothing, one of the four urgencies, that it is pending, or that it is the product's own word. */
export type Tone = 'none' | 'green' | 'yellow' | 'orange' | 'red' | 'pending' | 'accent';
