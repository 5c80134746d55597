export interface SizeLimits {
  readonly least: number;
  readonly most: number;
  /** Printed after a number: `feet`. */
  readonly unit: string;
  readonly isWhole: boolean;
  /** Says what is wrong, in place of the usual reasons. */
  readonly advice?: string;
  /** What to do instead, for a number that's usually meant for another field. */
  readonly ifMore?: (value: number) => string;
}

export type TypedSize =
  | { readonly kind: 'size'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly reason: string };

const sizeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const formatSize = (value: number): string => sizeFormat.format(value);

/** Reads `26`, `26.5`, `1,980`, `.5`. Ignores a unit sign (`%`, `'`, `$`). */
export function readSize(typed: string, limits: SizeLimits): TypedSize {
  const { least, most, unit, isWhole, advice, ifMore = (): string => tooMuch(limits) } = limits;
  const problem = (reason: string): TypedSize => ({ kind: 'problem', reason: advice ?? reason });
  const text = typed.replace(/[\s,$%'"]/g, '');
  if (text === '') return { kind: 'empty' };
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text)) return problem(notANumber(limits));
  const value = Number(text);
  if (value < least) return problem(`Enter ${withUnit(least, unit)} or more.`);
  if (value > most) return problem(ifMore(value));
  if (isWhole && !Number.isInteger(value)) return problem('Enter a whole number.');
  return { kind: 'size', value };
}

const withUnit = (size: number, unit: string): string => `${formatSize(size)} ${unit}`.replace(' %', '%');

function notANumber({ unit, isWhole }: SizeLimits): string {
  if (unit === '%') return 'Enter the percentage as a number.';
  return isWhole ? 'Enter a whole number, such as 2.' : `Enter a number of ${unit}, such as 40.`;
}

/** A share has no more than its limit; of anything else, a house may have more. */
function tooMuch({ most, unit }: SizeLimits): string {
  const limit = `Enter ${withUnit(most, unit)} or less.`;
  return unit === '%' ? limit : `${limit} For more, ask us for a price.`;
}

export const aprLimits: SizeLimits = {
  unit: '%',
  least: 0,
  most: 100,
  isWhole: false,
  advice: 'An APR is a number from 0 to 100. Type the one on your lender’s offer.',
};
