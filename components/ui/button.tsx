import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { SiteLink, type SiteLinkProps } from './site-link';

const base = [
  'inline-flex items-center justify-center gap-2.5 rounded-sm border-2 leading-tight font-bold no-underline',
  'transition-colors duration-150 disabled:border-disabled disabled:bg-disabled disabled:text-disabled-ink',
] as const;

const variants = {
  primary: 'border-door bg-door text-white hover:border-door-2 hover:bg-door-2',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-white',
  shutter: 'border-shutter bg-shutter text-white hover:border-shutter-2 hover:bg-shutter-2',
  /* For use on shutter green and slate backgrounds. */
  'primary-on-dark': 'border-ochre bg-ochre text-ink hover:border-ochre-2 hover:bg-ochre-2',
  'secondary-on-dark': 'border-cream bg-transparent text-white hover:bg-cream hover:text-ink',
} as const;

const sizes = {
  regular: 'min-h-14 px-6.5 py-2.5 text-body',
  small: 'min-h-11 px-4 py-1.5 text-base max-xs:px-2',
  bar: 'min-h-[52px] px-2 py-2 text-body',
} as const;

export type ButtonVariant = keyof typeof variants;

interface VariantProps {
  readonly variant?: ButtonVariant;
  readonly size?: keyof typeof sizes;
}

/** A link styled as a button, for calls to action. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  className,
  ...rest
}: SiteLinkProps & VariantProps) {
  return <SiteLink className={clsx(base, variants[variant], sizes[size], className)} {...rest} />;
}

export function Button({
  variant = 'primary',
  size = 'regular',
  type = 'button',
  className,
  ...rest
}: ComponentPropsWithoutRef<'button'> & VariantProps) {
  return <button type={type} className={clsx(base, variants[variant], sizes[size], className)} {...rest} />;
}
