export interface SizeLimits {
  readonly least: number;
  readonly most: number;
  /** Printed after a number: `feet`. */
  readonly unit: string;
  readonly isWhole: boolean;
  /** Says what is wrong, in place of the usual reasons. */
  readonly advice?: string;
}

export type TypedSize =
  | { readonly kind: 'size'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly reason: string };

const sizeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const formatSize = (value: number): string => sizeFormat.format(value);

/** Reads `26`, `26.5`, `1,980`, `.5`. Ignores a unit sign (`%`, `'`, `$`). */
export function readSize(typed: string, { least, most, unit, isWhole, advice }: SizeLimits): TypedSize {
  const problem = (reason: string): TypedSize => ({ kind: 'problem', reason: advice ?? reason });
  const text = typed.replace(/[\s,$%'"]/g, '');
  if (text === '') return { kind: 'empty' };
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text)) return problem('Enter a number, such as 40.');
  const value = Number(text);
  const withUnit = (size: number) => `${formatSize(size)} ${unit}`.replace(' %', '%');
  if (value < least) return problem(`Enter ${withUnit(least)} or more.`);
  if (value > most) return problem(`Enter ${withUnit(most)} or less. For more, ask us for a price.`);
  if (isWhole && !Number.isInteger(value)) return problem('Enter a whole number.');
  return { kind: 'size', value };
}

export const aprLimits: SizeLimits = {
  unit: '%',
  least: 0,
  most: 100,
  isWhole: false,
  advice: 'An APR is a number from 0 to 100. Type the one on your lender’s offer.',
};
