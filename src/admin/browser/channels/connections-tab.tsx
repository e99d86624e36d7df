import { Alert, Link } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import type { ChannelRecord } from '#api/vitrine/channel-routes.ts'
import { useAnswer } from '../shared/use-api.ts'
import { ChannelForm } from './channel-form.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'

/** The services that visits and sales are told to, each with its form. */
export function ConnectionsTab() {
  const { data, error } = useAnswer<ChannelRecord[]>('/vitrine/v1/channels')
  if (error) return <Alert severity="info">{error.message}</Alert>
  if (!data) return <ScreenSkeleton />
  return (
    <>
      <Alert severity="info">
        Cada canal só recebe visitas e compras de quem aceitou no aviso de cookies: estatística para o Google Analytics, marketing
        para os outros. E-mail, telefone e endereço saem embaralhados (hash) e vão para fora do país: diga isso na{' '}
        <Link component={RouteLink} to="/pages">
          política de privacidade
        </Link>
        .
      </Alert>
      <Alert severity="warning">
        As conexões seguem a documentação de cada canal e foram testadas com imitações dos serviços, não com contas de verdade.
        Antes de contar com um canal, use «Testar conexão», faça uma compra sua e confira em «Envios» e no painel do canal.
      </Alert>
      {data.map((channel) => (
        <ChannelForm key={channel.id} channel={channel} />
      ))}
    </>
  )
}
