import { Typography } from '@mui/material'
import { Panel } from '../shared/panel.tsx'

/** How the figures come about, so that nobody takes them for more than they are. */
export const MeaningsPanel = () => (
  <Panel title="Como a loja conta">
    <Typography variant="body2" color="textSecondary" component="div" sx={{ '& p': { m: 0, mb: 1 } }}>
      <p>
        A própria loja conta as páginas que entrega, sem cookies e sem serviços de outras empresas. Cada visitante conta uma vez
        por dia; quem volta no dia seguinte conta de novo. Pessoas na mesma rede e com o mesmo navegador contam como uma só. Robôs
        que se identificam ficam de fora; as suas próprias visitas à loja contam.
      </p>
      <p>
        Carrinhos, finalizações e pedidos são os dos carrinhos começados nestes dias. Se uma rede de entrega (CDN) guarda páginas
        da loja, as que ela responde sozinha não chegam até aqui.
      </p>
      <p>Ficam guardadas só somas por dia, por 13 meses. Os números aparecem com um ou dois minutos de atraso.</p>
    </Typography>
  </Panel>
)
