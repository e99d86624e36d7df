import { Box, Button, Pagination, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useDataProvider, useGetList, useNotify } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import type { VariationRecord } from '../records.ts'
import { Panel } from '../shared/panel.tsx'
import type { VariationEdits } from './use-variation-edits.ts'
import { HEADINGS, VariationRow } from './variation-row.tsx'
import { nameOf, NOTHING_TYPED, savedWords, type Typed, typedOf } from './variation-rows.ts'

const PER_PAGE = 50

type Options = { productId: number; rows: VariationEdits }

/** A product's variations, a row each: made from its attributes, changed in place or all at once, and kept together. */
export function VariationsPanel({ productId, rows }: Options) {
  const meta = { product: productId }
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const [page, setPage] = useState(1)
  const { data: variations = [], total = 0 } = useGetList<VariationRecord>('variations', {
    pagination: { page, perPage: PER_PAGE },
    meta,
  })
  const [isBusy, setIsBusy] = useState(false)
  const [all, setAll] = useState(NOTHING_TYPED)
  const [leaving, setLeaving] = useState<VariationRecord>()

  const run = async (deed: () => Promise<string>) => {
    setIsBusy(true)
    try {
      notify(await deed(), { type: 'success' })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
    }
    await rows.refresh()
    setIsBusy(false)
  }
  const save = () =>
    run(async () => {
      const { saved, problem } = await rows.save()
      if (problem) throw new Error(saved.length > 0 ? `${savedWords(saved)} ${problem}` : problem)
      return savedWords(saved)
    })
  const generate = () =>
    run(async () => {
      const { count: made } = await provider.tell<{ count: number }>(`/wc/v3/products/${productId}/variations/generate`, {})
      if (made > 0) return `${count(made, 'variação criada', 'variações criadas')}. Agora dê a cada uma o seu preço.`
      return 'Todas as combinações já existem: nenhuma variação nova.'
    })
  const remove = ({ id, name }: VariationRecord) =>
    run(async () => {
      await provider.delete('variations', { id, meta: { ...meta } })
      rows.forget(id)
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
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Tabela de variações">
          <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
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
                  name={`Todas (${count(variations.length, 'variação', 'variações')})`}
                  typed={all}
                  onChange={setAll}
                  isLenient
                >
                  <Button
                    size="small"
                    disabled={!isFilled(all)}
                    onClick={() => {
                      rows.changeAll(variations, all)
                      setAll(NOTHING_TYPED)
                    }}
                  >
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
                    typed={typed}
                    pictureSrc={variation.image?.id === typed.picture ? variation.image.src : undefined}
                    onChange={(next) => rows.change(variation, next)}
                  >
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
          </Table>
        </Box>
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

const isFilled = ({ sku: _own, picture, ...words }: Typed) =>
  picture > 0 || Object.values(words).some((typed) => typed.trim() !== '')
