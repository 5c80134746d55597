import type { Locator } from '@playwright/test';

/** Clicks first, as a person would: `fill` alone also reaches a field that something covers. */
export async function fillIn(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}
