/** A page in a row of links: its name and where it is. */
export interface NamedPage<Path extends string = string> {
  readonly name: string;
  readonly href: Path;
}

/** The pages above all others. */
export interface UpperPages<Path extends string> {
  readonly home: NamedPage<Path>;
  readonly services: NamedPage<Path>;
  readonly serviceCategories: readonly (NamedPage<Path> & { readonly id: string })[];
}

interface TrailEnd<Path extends string> {
  readonly path: Path;
  readonly name: string;
  /** The id of its category of services. */
  readonly category?: string;
}

/** The breadcrumbs of a page, the page itself last: Home, Services, its category, its name. */
export function breadcrumbTrail<Path extends string>(
  { home, services, serviceCategories }: UpperPages<Path>,
  { path, name, category }: TrailEnd<Path>,
): readonly NamedPage<Path>[] {
  const above = [home];
  const parent = serviceCategories.find(({ id }) => id === category);
  if (parent) above.push(services, { name: parent.name, href: parent.href });
  return [...above.filter(({ href }) => href !== path), { name, href: path }];
}
