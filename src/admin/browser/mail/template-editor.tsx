import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { MailTemplateRecord } from '#api/vitrine/mail-template-routes.ts'
import { useUnsaved } from '../orders/unsaved.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { MailTest } from './mail-test.tsx'
import { draftWith, savedValues, sentText, type TemplateDraft } from './template-draft.ts'
import { TemplateFields } from './template-fields.tsx'
import { TemplateHistory } from './template-history.tsx'
import { TemplatePreview } from './template-preview.tsx'
import { useDrawn } from './use-drawn.ts'

/** In sight while a long text is typed, where there is room beside it. */
const BESIDE = {
  gridRow: { lg: '1 / span 2' },
  gridColumn: { lg: 2 },
  position: { lg: 'sticky' },
  top: { lg: 64 },
  alignSelf: 'start',
}

/** One kind of mail: its text beside what it looks like, what it said before, and a test of it. */
export function TemplateEditor({ template }: { template: MailTemplateRecord }) {
  const path = `/vitrine/v1/mail-templates/${template.id}`
  const [draft, setDraft] = useState<TemplateDraft>()
  const [isResetting, setIsResetting] = useState(false)
  const { run, isBusy } = useApiAction()
  const values = { ...savedValues(template), ...draft?.values }
  const { drawn, problems } = useDrawn(path, values)
  const { question } = useUnsaved(draft !== undefined, 'O que você escreveu neste e-mail se perde.')
  const act = async (below: string, body: object, done: string) => {
    if (await run((provider) => provider.tell(path + below, body), done)) setDraft(undefined)
  }
  const save = () =>
    act(
      '',
      { ...sentText(values), is_off: values.isOff, version: draft?.version },
      'E-mail salvo. Vale para as próximas mensagens.',
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' } }}>
      {question}
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
          sx={{ display: 'grid', gap: 2, minWidth: 0 }}
        >
          <Panel title="Texto">
            <TemplateFields
              template={template}
              values={values}
              problems={problems}
              onChange={(typed) => setDraft((before) => draftWith(template, before, typed))}
            />
          </Panel>
          <SaveBar>
            <Button type="submit" variant="contained" disabled={isBusy || draft === undefined}>
              Salvar
            </Button>
            {draft ? (
              <>
                <Button color="inherit" disabled={isBusy} onClick={() => setDraft(undefined)}>
                  Desfazer
                </Button>
                <Typography variant="body2" color="textSecondary" role="status">
                  Há alterações que não foram salvas.
                </Typography>
              </>
            ) : (
              template.is_changed && (
                <Button color="inherit" disabled={isBusy} onClick={() => setIsResetting(true)}>
                  Restaurar o texto padrão
                </Button>
              )
            )}
          </SaveBar>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0, ...BESIDE }}>
        <TemplatePreview id={template.id} drawn={drawn} />
        <MailTest
          path={`${path}/test`}
          letter={sentText(values)}
          help="Envia agora este e-mail, com o que está escrito aqui e dados de exemplo."
        />
      </Box>
      <Box sx={{ minWidth: 0, gridColumn: { lg: 1 } }}>
        <TemplateHistory
          path={path}
          isBusy={isBusy || draft !== undefined}
          onRestore={(revision) =>
            void act(`/revisions/${revision}/restore`, {}, 'A versão voltou. Vale para as próximas mensagens.')
          }
        />
      </Box>
      <Confirm
        isOpen={isResetting}
        title="Restaurar o texto padrão?"
        content="O texto que você escreveu continua guardado em «Versões»."
        confirm="Restaurar"
        cancel="Cancelar"
        onConfirm={() => {
          setIsResetting(false)
          void act('/reset', {}, 'O texto padrão voltou.')
        }}
        onClose={() => setIsResetting(false)}
      />
    </Box>
  )
}
