import { estimateOf as reckon } from '@/lib/prices/estimate';
import * as inFields from '@/lib/prices/estimate-fields';
import { paymentRange as payments } from '@/lib/prices/payment-range';
import type { DollarSpan } from '@/lib/prices/dollar-span';
import { fields, type Values } from './fields';
import { gutterGuards, gutterMetals, repairs, roofMaterials, sidingMaterials, windowStyles } from './options';

export const startValues: Values = inFields.startValues(fields);

export const printValues = (values: Values) => inFields.printValues(fields, values);

export const parseValues = (fragment: string): Values => inFields.parseValues(fields, fragment);

export const estimateOf = (values: Values) =>
  reckon({ fields, roofMaterials, sidingMaterials, gutterMetals, gutterGuards, windowStyles, repairs }, values);

export type Estimate = ReturnType<typeof estimateOf>;

export const paymentRange = (estimate: DollarSpan, values: Pick<Values, 'apr' | 'down' | 'months'>) =>
  payments(fields, estimate, values);
