import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { count } from '#kit/pt-br.ts'
import type { Provider } from '../data/provider.ts'
import type { MoveRecord } from './move-labels.ts'
import { KeyHelp } from './source-help.tsx'

const PATH = '/vitrine/v1/moves'
type Tested = {
  ok: boolean
  message: string
  source: string
  found: { product: number; order: number; customer: number; page: number } | null
  notes: string[]
}
const EMPTY = { address: '', consumer_key: '', consumer_secret: '', user: '', application_password: '' }
type Field = keyof typeof EMPTY

/** Address and keys of a shop that is still open; tried at once, kept only when it is read. */
export function AddressForm({ address = '', onBegun }: { address?: string; onBegun: (id: number) => void }) {
  const provider = useDataProvider<Provider>()
  const [typed, setTyped] = useState({ ...EMPTY, address })
  const [tested, setTested] = useState<Tested>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<'test' | 'begin'>()
  const hasPair = (one: Field, other: Field) => typed[one].trim() !== '' && typed[other].trim() !== ''
  const isComplete =
    typed.address.trim() !== '' && (hasPair('consumer_key', 'consumer_secret') || hasPair('user', 'application_password'))

  const act = async (deed: 'test' | 'begin') => {
    setBusy(deed)
    setProblem('')
    try {
      if (deed === 'test') setTested(await provider.tell<Tested>(`${PATH}/test`, typed))
      else {
        const { id } = await provider.tell<MoveRecord>(`${PATH}/by-address`, typed)
        setTyped(EMPTY)
        onBegun(id)
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Não deu certo. Tente de novo.')
    }
    setBusy(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !busy) void act(tested?.ok ? 'begin' : 'test')
  }
  const field = (name: Field, label: string, rest: { helperText?: string; placeholder?: string; type?: string } = {}) => (
    <TextField
      label={label}
      value={typed[name]}
      autoComplete="off"
      disabled={busy !== undefined}
      onChange={({ target }) => {
        setTyped({ ...typed, [name]: target.value })
        setTested(undefined)
      }}
      sx={{ inlineSize: '100%', maxInlineSize: 480 }}
      {...rest}
    />
  )
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2" color="textSecondary">
        Para lojas com WooCommerce que estão no ar. A loja antiga é só lida: nada muda nela.
      </Typography>
      {field('address', 'Endereço da loja antiga', { placeholder: 'https://minhaloja.com.br' })}
      {field('consumer_key', 'Chave do WooCommerce', { placeholder: 'ck_…' })}
      {field('consumer_secret', 'Segredo do WooCommerce', { placeholder: 'cs_…', type: 'password' })}
      {field('user', 'Usuário do WordPress (opcional)', {
        helperText: 'Com a senha de aplicativo vêm também páginas, menus e modelos do Elementor.',
      })}
      {field('application_password', 'Senha de aplicativo (opcional)', { type: 'password' })}
      <KeyHelp />
      <Typography variant="body2" color="textSecondary">
        As chaves ficam cifradas nesta loja e são apagadas quando a mudança termina, ou depois de 30 dias.
      </Typography>
      <Box role="status" sx={{ inlineSize: '100%' }}>
        {busy === 'test' && <Typography>Testando a loja antiga…</Typography>}
        {tested?.ok && tested.found && (
          <Alert severity="success">
            Deu certo: {tested.source} tem {count(tested.found.product, 'produto', 'produtos')},{' '}
            {count(tested.found.order, 'pedido', 'pedidos')}, {count(tested.found.customer, 'cliente', 'clientes')} e{' '}
            {count(tested.found.page, 'página', 'páginas')}. {tested.notes.join(' ')}
          </Alert>
        )}
        {tested && !tested.ok && <Alert severity="error">{tested.message}</Alert>}
        {problem && <Alert severity="error">{problem}</Alert>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          type={tested?.ok ? 'button' : 'submit'}
          variant={tested?.ok ? 'outlined' : 'contained'}
          disabled={!isComplete || busy !== undefined}
          onClick={() => tested?.ok && void act('test')}
        >
          Testar
        </Button>
        <Button
          type={tested?.ok ? 'submit' : 'button'}
          variant={tested?.ok ? 'contained' : 'outlined'}
          disabled={!tested?.ok || busy !== undefined}
        >
          Ler e ver o que vem
        </Button>
      </Box>
    </Box>
  )
}
