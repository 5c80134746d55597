/** The link around it needs the class `group`, so that the arrow moves while the pointer is on the link. */
export function ArrowIcon() {
  return (
    <span
      aria-hidden="true"
      className="h-2.5 w-3.75 flex-none climbs bg-copper clip-wedge in-[.on-dark]:bg-copper-light"
    />
  );
}
