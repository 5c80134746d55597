import clsx from 'clsx';
import { TextField } from '@/components/ui/field';

type FieldCopy = { readonly label: string; readonly placeholder: string; readonly hint?: string };

interface ContactFieldsProps {
  readonly names: Readonly<Record<'name' | 'email' | 'phone', string>>;
  readonly copy: Readonly<Record<'name' | 'email' | 'phone', FieldCopy>>;
  readonly isPhoneOptional?: boolean;
}

export function ContactFields({ names, copy, isPhoneOptional = false }: ContactFieldsProps) {
  return (
    // In a row of three, an address of 24 characters is seen whole.
    <div
      className={clsx(
        'grid gap-3 sm:grid-cols-2 sm:gap-x-5 sm:gap-y-4',
        'xl:grid-cols-[minmax(0,21fr)_minmax(0,32fr)_minmax(0,20fr)] xl:gap-x-2.5 xl:[&_input]:px-3',
      )}
    >
      <div className="sm:max-xl:col-span-2">
        <TextField {...copy.name} name={names.name} autoComplete="name" required />
      </div>
      <TextField {...copy.email} name={names.email} type="email" autoComplete="email" required />
      <TextField
        {...copy.phone}
        name={names.phone}
        type="tel"
        autoComplete="tel"
        optional={isPhoneOptional}
        required={!isPhoneOptional}
      />
    </div>
  );
}
