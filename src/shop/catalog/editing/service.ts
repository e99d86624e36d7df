import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { StockLedger } from '#shop/stock/contract.ts'
import { createAttribute, listAttributes, readAttribute, removeAttribute, updateAttribute } from './attributes.ts'
import type { ProductInput, VariationInput } from './contract.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { findProducts } from './find-products.ts'
import { generateVariations } from './generate-variations.ts'
import { createLabel, removeLabel, updateLabel } from './labels.ts'
import { listLabels, readLabel } from './read-labels.ts'
import { picturesOfFiles } from './read-pictures.ts'
import { readProducts } from './read-products.ts'
import { listVariations, readVariations } from './read-variations.ts'
import { createProduct, removeProduct, updateProduct } from './save-product.ts'
import { createVariation, removeVariation, updateVariation, type VariationPlace } from './save-variations.ts'
import { createTerm, listTerms, readTerm, removeTerm, updateTerm } from './terms.ts'

type Options = { db: Kysely<Database>; stock: StockLedger }
/** What a function is asked, once it knows the database. */
type Asked<F> = F extends (db: Kysely<Database>, ...asked: infer Rest) => unknown ? Rest : never

/** The catalogue as merchants change it: each change is one transaction, seen by the pages at once. */
export function createCatalogEditor({ db, stock }: Options) {
  const desk = { db, stock }
  return {
    products: {
      find: (...asked: Asked<typeof findProducts>) => findProducts(db, ...asked),
      read: (ids: readonly number[]) => readProducts(db, ids),
      create: (input: ProductInput) => createProduct(desk, input),
      update: (which: { id: number; version?: number }, input: ProductInput) => updateProduct(desk, which, input),
      duplicate: (id: number) => duplicateProduct(desk, id),
      remove: (id: number) => removeProduct(desk, id),
    },
    variations: {
      list: (...asked: Asked<typeof listVariations>) => listVariations(db, ...asked),
      read: (productId: number, ids: readonly number[]) => readVariations(db, productId, ids),
      create: (productId: number, input: VariationInput) => createVariation(desk, productId, input),
      update: (place: VariationPlace, input: VariationInput) => updateVariation(desk, place, input),
      generate: (productId: number) => generateVariations(desk, productId),
      remove: (place: VariationPlace) => removeVariation(desk, place),
    },
    labels: {
      list: (...asked: Asked<typeof listLabels>) => listLabels(db, ...asked),
      read: (...asked: Asked<typeof readLabel>) => readLabel(db, ...asked),
      create: (...asked: Asked<typeof createLabel>) => createLabel(db, ...asked),
      update: (...asked: Asked<typeof updateLabel>) => updateLabel(db, ...asked),
      remove: (...asked: Asked<typeof removeLabel>) => removeLabel(db, ...asked),
    },
    attributes: {
      list: () => listAttributes(db),
      read: (id: number) => readAttribute(db, id),
      create: (...asked: Asked<typeof createAttribute>) => createAttribute(db, ...asked),
      update: (...asked: Asked<typeof updateAttribute>) => updateAttribute(db, ...asked),
      remove: (id: number) => removeAttribute(db, id),
    },
    terms: {
      list: (...asked: Asked<typeof listTerms>) => listTerms(db, ...asked),
      read: (...asked: Asked<typeof readTerm>) => readTerm(db, ...asked),
      create: (...asked: Asked<typeof createTerm>) => createTerm(db, ...asked),
      update: (...asked: Asked<typeof updateTerm>) => updateTerm(db, ...asked),
      remove: (...asked: Asked<typeof removeTerm>) => removeTerm(db, ...asked),
    },
    picturesOfFiles: (files: readonly string[]) => picturesOfFiles(db, files),
  }
}

export type CatalogEditor = ReturnType<typeof createCatalogEditor>
