/**
 * Every table that a query may name. Each noun adds its own beside its code, in tables.ts:
 * `declare module '#db/schema.ts' { interface Database { carts: CartsTable } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- it grows by declaration merging
export interface Database {}
