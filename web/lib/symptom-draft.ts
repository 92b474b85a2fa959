/** Where the symptom checker keeps what was typed: in this tab alone. */
export const symptomDraftKey = 'afiya.symptoms';

/** Hands words on to the symptom checker's form. Without storage it opens empty. */
export function keepSymptoms(description: string): void {
  try {
    sessionStorage.setItem(symptomDraftKey, JSON.stringify({ description }));
  } catch {
    // A browser may refuse storage.
  }
}
