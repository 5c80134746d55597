import clsx from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { SiteLink, type SiteLinkProps } from './site-link';

/* Spelled out, because the export keeps only rules whose classes it finds as whole words. */
export const variantClasses = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  /** For a tinted background. */
  'secondary-white': 'button-secondary-white',
  shutter: 'button-shutter',
  'primary-on-dark': 'button-primary-on-dark',
  'secondary-on-dark': 'button-secondary-on-dark',
} as const;

const sizeClasses = { small: 'button-small', bar: 'button-bar' } as const;

interface VariantProps {
  readonly variant?: keyof typeof variantClasses;
  readonly size?: keyof typeof sizeClasses;
}

type ButtonProps = ComponentPropsWithoutRef<'button'> & VariantProps;

export function ButtonLink({ variant = 'primary', size, className, ...rest }: SiteLinkProps & VariantProps) {
  return (
    <SiteLink className={clsx('button', variantClasses[variant], size && sizeClasses[size], className)} {...rest} />
  );
}

export function Button({ variant = 'primary', size, type = 'button', className, ...rest }: ButtonProps) {
  const classes = clsx('button', variantClasses[variant], size && sizeClasses[size], className);
  return <button type={type} className={classes} {...rest} />;
}
