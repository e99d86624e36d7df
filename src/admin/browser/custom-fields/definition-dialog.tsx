import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import type { FieldRecord } from '#api/vitrine/custom-field-routes.ts'
import type { FieldKind, FieldOptions } from '#kit/typed-fields/definition.ts'
import { ASKABLE, CARDABLE, FILTERABLE } from '#shop/fields/contract.ts'
import { FormDialog } from '../shared/form-dialog.tsx'
import { useDialogAction } from '../shared/use-dialog-action.tsx'
import { KINDS, type Noun, NOUNS, PATH, TARGETS } from './field-labels.ts'

type Props = { noun: Noun; /** Undefined: a new one. */ field: FieldRecord | undefined; onClose: () => void }

const numberOf = (typed: string) => (typed.trim() === '' ? undefined : Number(typed.replace(',', '.')))
const FLAGS = { on_card: false, required: false, filterable: false, searchable: false, asked: false }

/** What a field is called, holds and where it is seen. */
export function DefinitionDialog({ noun, field, onClose }: Props) {
  const { run, isBusy, trouble, question } = useDialogAction()
  const [name, setName] = useState(field?.name ?? '')
  const [key, setKey] = useState('')
  const [kind, setKind] = useState<FieldKind>(field?.kind ?? 'text')
  const [help, setHelp] = useState(field?.help ?? '')
  const [options, setOptions] = useState<FieldOptions>(field?.options ?? {})
  const [choices, setChoices] = useState((field?.options.choices ?? []).join('\n'))
  const [bounds, setBounds] = useState({ least: String(field?.options.least ?? ''), most: String(field?.options.most ?? '') })
  const [isPublic, setIsPublic] = useState(field?.seen_by !== 'merchants')
  const [onPage, setOnPage] = useState(field?.on_page ?? true)
  const [flags, setFlags] = useState(field ? pick(field) : FLAGS)
  const typed = { name, key, kind, help, options, choices, bounds, isPublic, onPage, flags }
  const [opened] = useState(typed)
  const save = async () => {
    const input = {
      ...flags,
      name,
      help,
      seen_by: isPublic ? 'customers' : 'merchants',
      on_page: onPage,
      options: {
        ...options,
        least: numberOf(bounds.least),
        most: numberOf(bounds.most),
        ...((kind === 'choice' || kind === 'choices') && { choices: choices.split('\n').filter((line) => line.trim() !== '') }),
      },
    }
    const path = field ? `${PATH}/${field.id}` : PATH
    const body = field ? { ...input, version: field.version } : { ...input, noun, kind, key }
    if (await run((provider) => provider.tell(path, body), field ? 'Campo salvo.' : `Campo “${name.trim()}” criado.`)) onClose()
  }
  const check = (label: string, isOn: boolean, set: (isOn: boolean) => void) => (
    <FormControlLabel label={label} control={<Checkbox checked={isOn} onChange={({ target }) => set(target.checked)} />} />
  )
  const flag = (which: keyof typeof FLAGS, label: string) =>
    check(label, flags[which], (isOn) => setFlags({ ...flags, [which]: isOn }))
  const isOrderQuestion = noun === 'order' && flags.asked
  const isChoice = kind === 'choice' || kind === 'choices'
  return (
    <FormDialog
      title={field ? `Editar “${field.name}”` : `Novo campo: ${NOUNS[noun].toLowerCase()}`}
      action="Salvar"
      canSave={!isBusy && name.trim() !== ''}
      isChanged={JSON.stringify(typed) !== JSON.stringify(opened)}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
      maxWidth="sm"
    >
      <Stack spacing={1.5} sx={{ pt: 1 }}>
        <TextField
          label="Nome"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextField
          select
          label="Tipo"
          value={kind}
          disabled={field !== undefined}
          helperText={field && 'O tipo e a chave não mudam: há valores escritos por eles.'}
          onChange={({ target }) => setKind(target.value as FieldKind)}
        >
          {Object.entries(KINDS).map(([id, title]) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Chave"
          value={field?.key ?? key}
          disabled={field !== undefined}
          helperText="O nome na API e nas tabelas. Vazia, vem do nome."
          onChange={({ target }) => setKey(target.value)}
        />
        {isChoice && (
          <TextField
            label="Opções"
            multiline
            minRows={3}
            value={choices}
            helperText="Uma por linha."
            onChange={({ target }) => setChoices(target.value)}
          />
        )}
        {kind === 'number' && (
          <>
            <TextField
              label="Unidade"
              value={options.unit ?? ''}
              helperText="Como cm, kg ou ml."
              onChange={({ target }) => setOptions({ ...options, unit: target.value })}
            />
            <TextField
              label="Menor valor"
              value={bounds.least}
              onChange={({ target }) => setBounds({ ...bounds, least: target.value })}
            />
            <TextField
              label="Maior valor"
              value={bounds.most}
              onChange={({ target }) => setBounds({ ...bounds, most: target.value })}
            />
            <TextField
              select
              label="Casas depois da vírgula"
              value={options.decimals ?? 0}
              onChange={({ target }) => setOptions({ ...options, decimals: Number(target.value) })}
            >
              {[0, 1, 2, 3, 4].map((places) => (
                <MenuItem key={places} value={places}>
                  {places}
                </MenuItem>
              ))}
            </TextField>
          </>
        )}
        {kind === 'link' && (
          <TextField
            select
            label="O link leva a"
            value={options.target ?? ''}
            onChange={({ target }) => setOptions({ ...options, target: target.value })}
          >
            {Object.entries(TARGETS).map(([id, title]) => (
              <MenuItem key={id} value={id}>
                {title}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          label="Ajuda para quem preenche"
          value={help}
          onChange={({ target }) => setHelp(target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        {flag('required', isOrderQuestion ? 'A resposta é obrigatória' : 'Não pode ficar vazio depois de preenchido')}
        {noun !== 'order' && noun !== 'variation' && check('Os clientes podem ver', isPublic, setIsPublic)}
        {noun === 'product' && isPublic && (
          <>
            {check('Mostrar em «Informação adicional» na página', onPage, setOnPage)}
            {CARDABLE.includes(kind) && flag('on_card', 'Mostrar nos cartões dos produtos, nas listas')}
            {FILTERABLE.includes(kind) &&
              flag(
                'filterable',
                kind === 'number' ? 'Filtrar as listas por este campo, de um valor a outro' : 'Filtrar as listas por este campo',
              )}
            {flag('searchable', 'Encontrar pela busca da loja')}
          </>
        )}
        {noun === 'category' && isPublic && check('Mostrar na página da categoria', onPage, setOnPage)}
        {noun === 'order' && ASKABLE.includes(kind) && flag('asked', 'Perguntar ao finalizar a compra')}
        {noun === 'customer' && isPublic && flag('asked', 'Perguntar em «Minha conta»')}
      </Stack>
      {question}
    </FormDialog>
  )
}

const pick = ({ on_card, required, filterable, searchable, asked }: FieldRecord) => ({
  on_card,
  required,
  filterable,
  searchable,
  asked,
})
