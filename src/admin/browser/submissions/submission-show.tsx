import { Box, Link, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { DeleteButton, ShowBase, Title, useDataProvider, useRecordContext } from 'react-admin'
import type { Provider } from '../data/provider.ts'
import { bytesText } from '../media/media-labels.ts'
import { Facts, Panel, SaveBar, TwoColumns } from '../shared/panel.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { momentText } from '../shared/words.ts'
import type { SubmissionRecord } from '#api/vitrine/form-submission-routes.ts'
import { gist, valueText } from './submission-labels.ts'

export const SubmissionShow = () => (
  <ShowBase>
    <Submission />
  </ShowBase>
)

/** One answer; whoever opens it has read it. */
function Submission() {
  const record = useRecordContext<SubmissionRecord>()
  const provider = useDataProvider<Provider>()
  const marked = useRef(0)
  useEffect(() => {
    if (record?.status !== 'new' || marked.current === record.id) return
    marked.current = record.id
    // Not told when it fails: the answer is read all the same, and the next opening tries again.
    void provider
      .update('submissions', { id: record.id, data: { status: 'read' }, previousData: { id: record.id } })
      .catch(() => {})
  }, [record, provider])
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <Title title={gist(record)} />
      <TwoColumns
        main={
          <Panel title="Resposta">
            {record.fields.map(({ id, label, value }) => (
              <Box key={id} sx={{ mb: 1.5 }}>
                <Typography variant="body2" color="textSecondary">
                  {label || id}
                </Typography>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{valueText(value) || '—'}</Typography>
              </Box>
            ))}
            {record.files.map((file) => (
              <Box key={file.id}>
                <Link href={file.url}>{file.name}</Link> ({bytesText(file.bytes)})
              </Box>
            ))}
          </Panel>
        }
        aside={
          <Panel title="De onde veio">
            <Facts
              rows={[
                ['Formulário', record.form_name || record.form],
                ['Enviada em', momentText(record.date)],
                ['Página', record.referrer || '—'],
              ]}
            />
          </Panel>
        }
      />
      <SaveBar>
        <DeleteButton
          mutationMode="pessimistic"
          confirmTitle="Excluir esta resposta?"
          confirmContent="Ela e os arquivos que vieram junto são apagados para sempre."
        />
      </SaveBar>
    </>
  )
}
