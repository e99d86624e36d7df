/** Beside every order that the test provider pays: nobody waits for a parcel that does not come. */
export const TestOrderNote = () => (
  <p className="order-test-note" role="note">
    <strong>Pedido de teste:</strong> nenhum dinheiro é cobrado e nada é enviado.
  </p>
)
