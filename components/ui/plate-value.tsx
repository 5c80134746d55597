import { RichText } from '@/components/ui/rich-text';

/** A value in words is set smaller, so that it fits on two lines. Figures stay on one. */
const isLong = (value: string) => !value.startsWith('$') && value.length > 10;

/** The large text on a plate (components/sections/plate.css). */
export function PlateValue({ children }: { readonly children: string }) {
  return (
    <b className={isLong(children) ? 'plate-words' : undefined}>
      <RichText>{children}</RichText>
    </b>
  );
}
