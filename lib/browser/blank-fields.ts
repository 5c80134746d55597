/** Spaces alone don't fill a required field: the browser reports it, in its own words, as it does an empty one. */
export function refuseBlanks(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.required)
      field.setCustomValidity(/^[\s\p{Cf}]+$/u.test(field.value) ? wordsForMissing() : '');
  }
}

function wordsForMissing(): string {
  return Object.assign(document.createElement('input'), { required: true }).validationMessage;
}
