/** Whether the browser asks to save data. The standard types do not have this property yet. */
export function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
