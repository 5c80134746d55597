/** The first tab stop on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 bg-white px-4.5 py-3 font-bold text-ink focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  );
}
