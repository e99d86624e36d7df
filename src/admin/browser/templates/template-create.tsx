import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { CreateBase, Form, required, SaveButton, TextInput, Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { TemplatePart } from '#content/pages/contract.ts'
import { TEMPLATE_PARTS } from '#content/pages/template-rules.ts'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { freshTemplate, PARTS } from './template-records.ts'

/** What it draws and what it is called: the draft is made, and its editor opens. */
export function TemplateCreate() {
  const [asked] = useSearchParams()
  const part = TEMPLATE_PARTS.find((one) => one === asked.get('part')) ?? 'header'
  return (
    <CreateBase redirect="edit" transform={freshTemplate}>
      <Title title="Novo modelo" />
      <Form warnWhenUnsavedChanges defaultValues={{ part }}>
        <Panel title="Novo modelo">
          <PartChoice />
          <TextInput
            source="title"
            label="Nome"
            validate={required()}
            helperText="Só a loja o lê: “Cabeçalho de Natal”, por exemplo. Nada muda na loja até você publicar."
          />
        </Panel>
        <SaveBar>
          <SaveButton label="Criar e desenhar" alwaysEnable />
        </SaveBar>
      </Form>
    </CreateBase>
  )
}

function PartChoice() {
  const [part, setPart] = useField<TemplatePart>('part', 'header')
  return (
    <RadioGroup
      aria-label="O que você quer desenhar?"
      value={part}
      onChange={(_event, value) => setPart(value as TemplatePart)}
      sx={{ mb: 2 }}
    >
      {TEMPLATE_PARTS.map((one) => (
        <FormControlLabel
          key={one}
          value={one}
          control={<Radio />}
          sx={{ alignItems: 'flex-start', minBlockSize: 44, mb: 0.5 }}
          label={
            <Box sx={{ py: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{PARTS[one].name}</Typography>
              <Typography variant="body2" color="textSecondary">
                {PARTS[one].purpose}
              </Typography>
            </Box>
          }
        />
      ))}
    </RadioGroup>
  )
}
