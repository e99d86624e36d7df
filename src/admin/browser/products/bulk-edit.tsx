import {
  Alert,
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useGetList, useListContext, useNotify, useRefresh } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import { UndoButton } from '../shared/undo-button.tsx'
import { useCollections } from '../labels/rules/use-collections.ts'
import { type BulkDone, bulkDoneText, bulkTrouble, type BulkTyped, bulkInput, NOTHING_TYPED, PRESETS } from './bulk-input.ts'
import { BulkPreview } from './bulk-preview.tsx'

/** Changes the chosen products and offers the way back. */
export function useBulkChange() {
  const provider = useDataProvider<Provider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { selectedIds, onUnselectItems } = useListContext()
  const [isBusy, setIsBusy] = useState(false)
  const tell = async (deed: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await deed()
      refresh()
      return true
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const undo = (id: number) =>
    tell(async () => {
      const { kept } = await provider.tell<{ kept: number }>(`/vitrine/v1/products/bulk/${id}/undo`, {})
      notify(
        kept === 0
          ? 'Desfeito: tudo está como antes.'
          : `Desfeito, menos ${count(kept, 'item que mudou', 'itens que mudaram')} depois.`,
        {
          type: 'success',
        },
      )
    })
  const change = (input: object) =>
    tell(async () => {
      const done = await provider.tell<BulkDone>('/vitrine/v1/products/bulk', { ids: selectedIds, ...input })
      onUnselectItems()
      notify(
        <Alert
          severity={done.uncounted > 0 ? 'warning' : 'success'}
          action={done.products > 0 && <UndoButton onUndo={() => void undo(done.id)} />}
        >
          {bulkDoneText(done)}
        </Alert>,
        { autoHideDuration: 20_000 },
      )
    })
  return { change, isBusy, ids: selectedIds as readonly unknown[], chosen: selectedIds.length }
}

/** Which keys a telephone shows. Its numbers have no minus: where one may be typed they are all shown. */
const keys = (inputMode: 'decimal' | 'numeric' | 'text') => ({ slotProps: { htmlInput: { inputMode } } })

/** Price, sale, stock, category and state of many products in one form; what is left empty stays. */
export function BulkEditButton() {
  const { change, isBusy, chosen, ids } = useBulkChange()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<BulkTyped>(NOTHING_TYPED)
  const byRules = useCollections('category')
  const { data: categories = [] } = useGetList<{ id: number; name: string }>('categories', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  const trouble = bulkTrouble(typed)
  const input = bulkInput(typed)
  const close = () => {
    setIsOpen(false)
    setTyped(NOTHING_TYPED)
  }
  const apply = async () => {
    if (await change(input)) close()
  }
  const field = (name: keyof BulkTyped, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      {...more}
    />
  )
  const select = (name: keyof BulkTyped, label: string, choices: [string, string][], none = 'Deixar como está') =>
    field(name, label, {
      select: true,
      children: [['', none], ...choices].map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      )),
    })
  // Those that follow from rules are no choice.
  const byHand = categories.filter(({ id }) => !byRules.has(id))
  const categoryChoices = byHand.map(({ id, name }): [string, string] => [String(id), name])
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setIsOpen(true)}>
        Editar vários
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby="editar-varios">
        <DialogTitle id="editar-varios">Editar {count(chosen, 'produto', 'produtos')}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="textSecondary">
            O que ficar vazio não muda. Em produtos com variações, preço e estoque mudam em todas elas.
          </Typography>
          <Box role="group" aria-label="Mudanças prontas de preço" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {PRESETS.map(({ label, typed: wanted }) => (
              <Chip key={label} label={label} onClick={() => setTyped({ ...typed, ...wanted })} />
            ))}
          </Box>
          <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, mt: 1 }}>
            {select('priceWay', 'Preço', [
              ['percent', 'Mudar por porcentagem'],
              ['add', 'Somar ou tirar um valor'],
              ['set', 'Pôr um preço'],
            ])}
            {typed.priceWay !== '' &&
              field(
                'price',
                typed.priceWay === 'percent' ? 'Porcentagem (ex.: 10 ou -5)' : 'Valor em R$ (ex.: 5,00 ou -2,50)',
                keys(typed.priceWay === 'set' ? 'decimal' : 'text'),
              )}
            {typed.priceWay !== '' &&
              select(
                'ending',
                'Centavos no fim',
                [
                  ['90', 'Arredondar para ,90'],
                  ['99', 'Arredondar para ,99'],
                  ['50', 'Arredondar para ,50'],
                  ['0', 'Arredondar para ,00'],
                ],
                'Como a conta der',
              )}
            {select('saleWay', 'Promoção', [
              ['percent', 'Pôr em promoção'],
              ['end', 'Terminar a promoção'],
            ])}
            {typed.saleWay === 'percent' && (
              <>
                {field('saleOff', 'Desconto (%)', keys('numeric'))}
                {field('saleFrom', 'Desde', { type: 'date', slotProps: { inputLabel: { shrink: true } } })}
                {field('saleTo', 'Até', { type: 'date', slotProps: { inputLabel: { shrink: true } } })}
              </>
            )}
            {select('stockWay', 'Estoque', [
              ['add', 'Somar ou tirar unidades'],
              ['set', 'Pôr um número de unidades'],
            ])}
            {typed.stockWay !== '' && field('stock', 'Unidades', keys(typed.stockWay === 'set' ? 'numeric' : 'text'))}
            {select('status', 'Situação', [
              ['publish', 'Publicado'],
              ['draft', 'Rascunho'],
              ['private', 'Particular'],
            ])}
            {select('addCategory', 'Pôr na categoria', categoryChoices)}
            {select('removeCategory', 'Tirar da categoria', categoryChoices)}
          </Box>
          {trouble && <Alert severity="warning">{trouble}</Alert>}
          {!trouble && isAboutOffers(input) && <BulkPreview ids={ids} input={input} />}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={close}>
            Cancelar
          </Button>
          <Button
            variant="contained"
            disabled={isBusy || trouble !== undefined || Object.keys(input).length === 0}
            onClick={() => void apply()}
          >
            Aplicar
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** State and categories need no arithmetic: they are what was chosen. */
const isAboutOffers = (input: object) => ['price', 'sale', 'stock'].some((part) => part in input)

/** One thing for all of the chosen, without a form. */
export function BulkStatusButton({ label, status }: { label: string; status: 'publish' | 'draft' }) {
  const { change, isBusy } = useBulkChange()
  return (
    <Button size="small" disabled={isBusy} onClick={() => void change({ status })}>
      {label}
    </Button>
  )
}
