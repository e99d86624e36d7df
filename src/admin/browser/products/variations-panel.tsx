import { Box, Button, Pagination, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import type { VariationRecord } from '#api/wc/variation-shape.ts'
import { FieldsButton } from '../custom-fields/fields-dialog.tsx'
import { Panel } from '../shared/panel.tsx'
import { shownAmount } from '../shared/amount.ts'
import { StackedTable } from '../shared/stacked-table.tsx'
import { isChoosable } from './attribute-rules.ts'
import type { VariationEdits } from './use-variation-edits.ts'
import { PER_PAGE, useVariations } from './use-variations.ts'
import { HEADINGS, VariationRow } from './variation-row.tsx'
import { nameOf, sizeText, type Typed, typedOf } from './variation-rows.ts'
import { Confirm } from '../shared/confirm.tsx'

type Options = { product: ProductRecord; rows: VariationEdits }

/** A product's variations, a row each: made from its attributes, changed in place or all at once, and kept together. */
export function VariationsPanel({ product, rows }: Options) {
  const { id: productId } = product
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const { page, setPage, forAll, setForAll } = rows
  const { data: variations = [], total = 0 } = useVariations(productId, { page })
  const [isBusy, setIsBusy] = useState(false)
  const [leaving, setLeaving] = useState<VariationRecord>()

  const run = async (deed: () => Promise<string | undefined>) => {
    setIsBusy(true)
    try {
      const said = await deed()
      if (said !== undefined) notify(said, { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      await rows.refresh()
    }
    setIsBusy(false)
  }
  const save = () =>
    run(async () => {
      const { said, problem } = await rows.save()
      if (problem) throw new Error(`${said} ${problem}`.trim())
      return said
    })
  const generate = () =>
    run(async () => {
      const { count: made } = await provider.tell<{ count: number }>(`/wc/v3/products/${productId}/variations/generate`, {})
      await rows.refresh()
      if (made > 0) return `${count(made, 'variação criada', 'variações criadas')}. Agora dê a cada uma o seu preço.`
      return 'Todas as combinações já existem: nenhuma variação nova.'
    })
  const applyToAll = () =>
    run(async () => {
      await rows.applyToAll(variations, total)
      return undefined
    })
  const remove = ({ id, name }: VariationRecord) =>
    run(async () => {
      await provider.delete('variations', { id, meta: { product: productId } })
      rows.forget(id)
      // The last one of the last page takes the page with it.
      if (variations.length === 1 && page > 1) setPage(page - 1)
      await rows.refresh()
      return `Variação “${name}” excluída.`
    })

  return (
    <Panel
      title="Variações"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => void generate()}>
            Gerar variações
          </Button>
          <Button variant="contained" disabled={isBusy || !rows.isDirty || !rows.isGood} onClick={() => void save()}>
            Salvar variações
          </Button>
        </Box>
      }
    >
      {total === 0 && (
        <Typography color="textSecondary">
          Nenhuma variação ainda. Diga acima pelos quais atributos o cliente escolhe, salve o produto e use “Gerar variações”.
        </Typography>
      )}
      {total > 0 && (
        <StackedTable label="Tabela de variações" columns={2}>
          <TableHead>
            <TableRow>
              {HEADINGS.map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {total > 1 && (
              <VariationRow
                name={`Todas (${count(total, 'variação', 'variações')})`}
                typed={forAll}
                onChange={setForAll}
                isLenient
              >
                <Button size="small" disabled={isBusy || !isFilled(forAll)} onClick={() => void applyToAll()}>
                  Aplicar a todas
                </Button>
              </VariationRow>
            )}
            {variations.map((variation) => {
              const typed = rows.edits[variation.id]?.typed ?? typedOf(variation)
              return (
                <VariationRow
                  key={variation.id}
                  name={nameOf(variation)}
                  trouble={isChoosable(variation, product) ? undefined : 'Não pode mais ser escolhida: exclua-a.'}
                  typed={typed}
                  pictureSrc={variation.image?.id === typed.picture ? variation.image.src : undefined}
                  onChange={(next) => rows.change(variation, next)}
                  placeholders={{ weight: shownAmount(product.weight), size: sizeText(product.dimensions) }}
                >
                  <FieldsButton
                    noun="variation"
                    title={nameOf(variation)}
                    path={`/wc/v3/products/${productId}/variations/${variation.id}`}
                    meta={variation.meta_data}
                  />
                  <Button
                    size="small"
                    color="error"
                    aria-label={`Excluir ${variation.name}`}
                    onClick={() => setLeaving(variation)}
                  >
                    Excluir
                  </Button>
                </VariationRow>
              )
            })}
          </TableBody>
        </StackedTable>
      )}
      {total > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Peso e medidas vazios são os do produto. Escreva as medidas como 20 × 15 × 10: comprimento, largura e altura. Em «Mais»
          ficam o GTIN, os dias da promoção e o texto de cada variação.
        </Typography>
      )}
      {total > PER_PAGE && (
        <Pagination
          count={Math.ceil(total / PER_PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label="Páginas de variações"
          sx={{ mt: 2, display: 'flex', justifyContent: 'center' }}
        />
      )}
      <Confirm
        isOpen={leaving !== undefined}
        title={`Excluir a variação “${leaving?.name ?? ''}”?`}
        content="Ela sai da loja com o seu estoque. Os pedidos que já a têm não mudam."
        onConfirm={() => {
          void remove(leaving!)
          setLeaving(undefined)
        }}
        onClose={() => setLeaving(undefined)}
      />
    </Panel>
  )
}

const isFilled = ({ sku: _own, gtin: _code, picture, ...words }: Typed) =>
  picture > 0 || Object.values(words).some((typed) => typed.trim() !== '')
