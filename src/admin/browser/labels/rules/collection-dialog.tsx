import { Alert, Box, Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { CollectionRecord } from '#api/vitrine/collection-routes.ts'
import { count } from '#kit/pt-br.ts'
import {
  type CollectionCondition,
  type CollectionRules,
  MOST_CONDITIONS,
  readCollectionRules,
} from '#shop/catalog/collections/rules.ts'
import type { Provider } from '../../data/provider.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useDialogAction } from '../../shared/use-dialog-action.tsx'
import { ConditionRow } from './condition-row.tsx'
import { freshCondition, ORDERS, pathOf } from './rule-labels.ts'
import { RulePreview } from './rule-preview.tsx'

type Saved = { text: string; undo: (provider: Provider) => Promise<unknown> }
type Options = {
  label: { kind: 'category' | 'tag'; id: number; name: string; count: number }
  /** Its rules, if it has some. */
  record: CollectionRecord | undefined
  onSaved: (saved: Saved) => void
  onClose: () => void
}
const FRESH: CollectionRules = { match: 'all', conditions: [freshCondition('sale')] }

/** Whether a category's or tag's products are chosen by hand or follow from rules, and which. */
export function CollectionDialog({ label, record, onSaved, onClose }: Options) {
  const { run, isBusy, trouble } = useDialogAction()
  const [opened] = useState({
    isByRules: record !== undefined,
    restores: false,
    rules: record?.rules ?? FRESH,
    sorted_by: record?.sorted_by ?? ORDERS[0]!.id,
  })
  const [typed, setTyped] = useState(opened)
  // Rows have nothing of their own to be known by.
  const [keys, setKeys] = useState(() => opened.rules.conditions.map(() => crypto.randomUUID()))
  const { isByRules, restores, rules, sorted_by } = typed
  const set = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const setConditions = (conditions: CollectionCondition[]) => set({ rules: { ...rules, conditions } })
  const path = pathOf(label)
  const before = record && { rules: record.rules, sorted_by: record.sorted_by }
  const save = async () => {
    let isFilling = false
    const isKept = await run(async (provider) => {
      if (isByRules) isFilling = (await provider.tell<CollectionRecord>(path, { rules, sorted_by })).is_filling
      else if (record) await provider.remove(`${path}?restore=${restores}`)
    })
    if (!isKept) return
    const text = isByRules
      ? `Os produtos de “${label.name}” seguem as regras.${isFilling ? ' A loja é grande: a lista fica completa em alguns minutos.' : ''}`
      : `Os produtos de “${label.name}” são escolhidos à mão.`
    onSaved({ text, undo: (provider) => (before ? provider.tell(path, before) : provider.remove(`${path}?restore=true`)) })
  }
  return (
    <FormDialog
      title={`Produtos de “${label.name}”`}
      action="Salvar"
      maxWidth="md"
      canSave={!isBusy && (isByRules ? readCollectionRules(rules).ok : record !== undefined)}
      isChanged={JSON.stringify(typed) !== JSON.stringify(opened)}
      trouble={trouble}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        select
        label="Como os produtos entram"
        value={isByRules ? 'rules' : 'hand'}
        onChange={({ target }) => set({ isByRules: target.value === 'rules' })}
        fullWidth
      >
        <MenuItem value="hand">À mão, no cadastro de cada produto</MenuItem>
        <MenuItem value="rules">Por regras: entram e saem sozinhos</MenuItem>
      </TextField>
      {!isByRules && record && (
        <FormControlLabel
          control={<Checkbox checked={restores} onChange={(_event, checked) => set({ restores: checked })} />}
          label={
            record.by_hand === 0
              ? 'Esvaziar: antes das regras não havia produtos'
              : `Voltar ${record.by_hand === 1 ? 'ao produto escolhido' : `aos ${record.by_hand} produtos escolhidos`} à mão antes das regras`
          }
        />
      )}
      {isByRules && !record && label.count > 0 && (
        <Alert severity="info">
          {count(label.count, 'produto está aqui', 'produtos estão aqui')} por escolha à mão. Com regras, fica só quem as segue;
          se você desistir, eles voltam.
        </Alert>
      )}
      {isByRules && (
        <>
          <TextField
            select
            label="Entra quem segue"
            value={rules.match}
            onChange={({ target }) => set({ rules: { ...rules, match: target.value === 'any' ? 'any' : 'all' } })}
            fullWidth
          >
            <MenuItem value="all">Todas as regras</MenuItem>
            <MenuItem value="any">Ao menos uma regra</MenuItem>
          </TextField>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rules.conditions.map((condition, at) => (
              <ConditionRow
                key={keys[at] + condition.field}
                condition={condition}
                at={at}
                onChange={(next) => setConditions(rules.conditions.with(at, next))}
                onRemove={() => {
                  setKeys(keys.toSpliced(at, 1))
                  setConditions(rules.conditions.toSpliced(at, 1))
                }}
              />
            ))}
          </Box>
          {rules.conditions.length < MOST_CONDITIONS && (
            <Button
              sx={{ justifySelf: 'start' }}
              onClick={() => {
                setKeys([...keys, crypto.randomUUID()])
                setConditions([...rules.conditions, freshCondition('price')])
              }}
            >
              Acrescentar regra
            </Button>
          )}
          <TextField
            select
            label="Ordem na página"
            value={sorted_by}
            onChange={({ target }) => set({ sorted_by: target.value as CollectionRecord['sorted_by'] })}
            fullWidth
          >
            {ORDERS.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <RulePreview rules={rules} sorted_by={sorted_by} />
        </>
      )}
    </FormDialog>
  )
}
