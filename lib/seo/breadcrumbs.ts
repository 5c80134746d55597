export type NamedPage<Path extends string = string> = { readonly name: string; readonly href: Path };

export interface UpperPages<Path extends string> {
  readonly home: NamedPage<Path>;
  readonly services: NamedPage<Path>;
  readonly serviceCategories: readonly (NamedPage<Path> & { readonly id: string })[];
}

type TrailEnd<Path extends string> = { readonly path: Path; readonly name: string; readonly category?: string };

/** Home, Services, the category, the page. */
export function breadcrumbTrail<Path extends string>(
  { home, services, serviceCategories }: UpperPages<Path>,
  { path, name, category }: TrailEnd<Path>,
): readonly NamedPage<Path>[] {
  const above = [home];
  const parent = serviceCategories.find(({ id }) => id === category);
  if (parent) above.push(services, { name: parent.name, href: parent.href });
  return [...above.filter(({ href }) => href !== path), { name, href: path }];
}
