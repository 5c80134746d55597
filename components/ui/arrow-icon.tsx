/** The mark of a link that stands in a list: it climbs the slope when its link, a `group`, is pointed at. */
export function ArrowIcon() {
  return (
    <span
      aria-hidden="true"
      className="h-2.5 w-3.75 flex-none bg-copper clip-wedge transition-transform duration-200 ease-settle group-hover:translate-x-0.75 group-hover:-translate-y-0.5"
    />
  );
}
