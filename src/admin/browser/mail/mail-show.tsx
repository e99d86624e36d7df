import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { ShowBase, Title, useShowContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { apiLink } from '../shared/api-link.ts'
import { MAIL_SETUP } from '../shared/mail-state.ts'
import { Facts, Panel, TwoColumns } from '../shared/panel.tsx'
import { useApiAction } from '../shared/use-api.ts'
import { momentText } from '../shared/words.ts'
import { MailFrame } from './mail-frame.tsx'
import { MailStatus } from './mail-list.tsx'
import type { MailDetails } from './mail-labels.ts'

export const MailShow = () => (
  <ShowBase<MailDetails>>
    <Mail />
  </ShowBase>
)

function Mail() {
  const { record: mail } = useShowContext<MailDetails>()
  const { run, isBusy } = useApiAction()
  // A row of the list has no words yet.
  if (mail?.text === undefined) return null
  return (
    <>
      <Title title={mail.subject} />
      <TwoColumns
        main={
          <Panel title="Como chega">
            {mail.html === '' ? (
              <PlainText text={mail.text} />
            ) : (
              <MailFrame title={mail.subject} src={apiLink(`/vitrine/v1/mails/${mail.id}/view`)} />
            )}
          </Panel>
        }
        aside={
          <>
            <Panel title="Envio">
              <Facts
                rows={[
                  ['Para', mail.to],
                  ['Responder a', mail.reply_to ?? '–'],
                  ['Escrito', momentText(mail.created_at)],
                  ['Enviado', mail.sent_at ? momentText(mail.sent_at) : '–'],
                  ['Tentativas', String(mail.attempts)],
                  ['Situação', <MailStatus key="status" status={mail.status} />],
                ]}
              />
              {mail.status !== 'sent' && (
                <Box sx={{ mt: 1, display: 'grid', gap: 1 }}>
                  {mail.error && <Alert severity="error">{mail.error}</Alert>}
                  {!mail.has_server && (
                    <Alert severity="info">
                      O envio de e-mails está desligado: as mensagens ficam aqui.{' '}
                      <Link component={RouteLink} to={MAIL_SETUP}>
                        Configurar e-mails
                      </Link>
                    </Alert>
                  )}
                  <Button
                    variant="outlined"
                    disabled={isBusy || !mail.has_server}
                    onClick={() =>
                      void run((provider) => provider.tell(`/vitrine/v1/mails/${mail.id}/send`, {}), 'De novo na fila.')
                    }
                  >
                    Tentar enviar de novo
                  </Button>
                </Box>
              )}
            </Panel>
            {mail.html !== '' && (
              <Panel title="Só texto">
                <PlainText text={mail.text} />
              </Panel>
            )}
          </>
        }
      />
    </>
  )
}

export const PlainText = ({ text }: { text: string }) => (
  <Typography
    variant="body2"
    component="pre"
    sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit', m: 0 }}
  >
    {text}
  </Typography>
)
