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
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useGetList } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import { useCollections } from '../labels/rules/use-collections.ts'
import { useBulkChange } from './bulk-edit.tsx'
import { bulkTrouble, type BulkTyped, bulkInput, NOTHING_TYPED, PRESETS } from './bulk-input.ts'
import { BulkPreview } from './bulk-preview.tsx'

const Opening = createContext<(isOpen: boolean) => void>(() => {})

/** Around a list in whichever form: the dialog stays when a window that is turned or resized makes cards of the table. */
export function BulkEditPlace({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Opening value={setIsOpen}>
      {children}
      {isOpen && <BulkEditDialog close={() => setIsOpen(false)} />}
    </Opening>
  )
}

export function BulkEditButton() {
  const setIsOpen = useContext(Opening)
  return (
    <Button size="small" onClick={() => setIsOpen(true)}>
      Editar vários
    </Button>
  )
}

/** Which keys a telephone shows. Its numbers have no minus: where one may be typed they are all shown. */
const keys = (inputMode: 'decimal' | 'numeric' | 'text') => ({ slotProps: { htmlInput: { inputMode } } })

/** Price, sale, stock, category and state of many products in one form; what is left empty stays. */
function BulkEditDialog({ close }: { close: () => void }) {
  const { change, isBusy, chosen, ids } = useBulkChange()
  const [typed, setTyped] = useState<BulkTyped>(NOTHING_TYPED)
  const byRules = useCollections('category')
  const { data: categories = [] } = useGetList<{ id: number; name: string }>('categories', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  const trouble = bulkTrouble(typed)
  const input = bulkInput(typed)
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
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="editar-varios">
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
  )
}

/** State and categories need no arithmetic: they are what was chosen. */
const isAboutOffers = (input: object) => ['price', 'sale', 'stock'].some((part) => part in input)
