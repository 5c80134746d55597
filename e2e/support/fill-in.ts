import type { Locator } from '@playwright/test';

/** Clicks first, as a person would: `fill` alone also reaches a field that something covers. */
export async function fillIn(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}

/** Clicks the label around a radio button, which is what a person sees of it. */
export async function pick(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
}
