import { Children, type ReactNode } from 'react';
import { Boundary } from './boundary';

/** Each child in a boundary of its own. */
export function Boundaries({ children }: { readonly children: ReactNode }) {
  return Children.toArray(children).map((child, index) => <Boundary key={index}>{child}</Boundary>);
}
