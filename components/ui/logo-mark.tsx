/** The logo mark: a gable with an 8-in-12 pitch, over three clapboards. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M12 1.5 24 9.5v4.2L12 5.7 0 13.7V9.5zM5.25 13.2h13.5v2.3H5.25zM2.25 17h19.5v2.3H2.25zM7.5 20.8h9v2.2h-9z"
      />
    </svg>
  );
}
