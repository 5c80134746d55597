/** A paint chip with a rake cut, at the top left of a picture. The parent is `relative`. */
export function PriceBadge({ children }: { readonly children: string }) {
  return (
    <p className="absolute top-0 left-0 z-10 bg-ink py-2.5 pr-9 pl-4.5 font-serif text-[1.1rem] leading-[1.15] font-bold text-white clip-tag sm:text-[1.25rem]">
      {children}
    </p>
  );
}
