import { estimateOf as estimateWith } from '@/lib/prices/estimate';
import * as estimateFields from '@/lib/prices/estimate-fields';
import { paymentRange as paymentRangeWith } from '@/lib/prices/payment-range';
import type { DollarSpan } from '@/lib/prices/dollar-span';
import { fields, type Values } from './fields';
import { gutterGuards, gutterMetals, repairs, roofMaterials, sidingMaterials, windowStyles } from './options';

export const startValues: Values = estimateFields.startValues(fields);

export const printValues = (values: Values) => estimateFields.printValues(fields, values);

export const parseValues = (fragment: string): Values => estimateFields.parseValues(fields, fragment);

export const estimateOf = (values: Values) =>
  estimateWith({ fields, roofMaterials, sidingMaterials, gutterMetals, gutterGuards, windowStyles, repairs }, values);

export type Estimate = ReturnType<typeof estimateOf>;

export const paymentRange = (estimate: DollarSpan, values: Pick<Values, 'apr' | 'down' | 'months'>) =>
  paymentRangeWith(fields, estimate, values);
