import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useSearchParams } from 'react-router-dom'
import type { TemplatePart } from '#content/pages/contract.ts'
import { TEMPLATE_PARTS } from '#content/pages/template-rules.ts'
import { DocumentCreate } from '../documents/document-create.tsx'
import { useField } from '../shared/use-field.ts'
import { freshTemplate, PARTS } from './template-labels.ts'

/** What it draws and what it is called: the draft is made, and its editor opens. */
export function TemplateCreate() {
  const [asked] = useSearchParams()
  const part = TEMPLATE_PARTS.find((one) => one === asked.get('part')) ?? 'header'
  return (
    <DocumentCreate
      heading="Novo modelo"
      nameLabel="Nome"
      help="Só a loja o lê: “Cabeçalho de Natal”, por exemplo. Nada muda na loja até você publicar."
      fresh={freshTemplate}
      defaultValues={{ part }}
    >
      <PartChoice />
    </DocumentCreate>
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
