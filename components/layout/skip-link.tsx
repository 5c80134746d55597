export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed -top-24 left-3 z-50 bg-white px-4.5 py-3 font-bold text-ink focus:top-3 print:hidden"
    >
      Skip to content
    </a>
  );
}
