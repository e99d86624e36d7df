import type { ProductFilters, ProductOrder } from '#shop/catalog/contract.ts'
import { filterParameters } from '#shop/catalog/filters.ts'

/** What a shopper made of a list: narrowed, sorted. */
export type Narrowing = { filters: ProductFilters; orderby: ProductOrder }

/** Every parameter that the address of this list has, in one order. */
export const parametersOf = ({ filters, orderby }: Narrowing): [name: string, value: string][] => [
  ...filterParameters(filters),
  ...(orderby === 'menu_order' ? [] : ([['orderby', orderby]] as [string, string][])),
]

/** «?filter_cor=azul&orderby=price», or nothing for the list as it is. The comma stays as people read it. */
export function queryOf(parameters: [name: string, value: string][]): string {
  const query = new URLSearchParams(parameters).toString().replaceAll('%2C', ',')
  return query === '' ? '' : `?${query}`
}
