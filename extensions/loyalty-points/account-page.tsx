import { formatMoney } from 'vitrine/extension'

type Entry = { order_id: number; points: number; created_at: Date }

export const PointsPage = ({ points, worthCents, entries }: { points: number; worthCents: number; entries: Entry[] }) => (
  <>
    <p>
      Você tem <strong>{points} pontos</strong>
      {points > 0 && `, que valem ${formatMoney(worthCents)} na próxima compra`}.
    </p>
    {entries.length === 0 ? (
      <p>Os pontos chegam quando o pagamento de um pedido é confirmado.</p>
    ) : (
      <table className="shop_table">
        <thead>
          <tr>
            <th>Pedido</th>
            <th>Pontos</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ order_id: id, points: earned }) => (
            <tr key={id}>
              <td>
                <a href={`/minha-conta/view-order/${id}/`}>Pedido #{id}</a>
              </td>
              <td>+{earned}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </>
)
