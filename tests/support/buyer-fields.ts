/** A buyer that every rule of the checkout accepts; fields that the shop does not ask for are ignored by it. */
export const BUYER_FIELDS = {
  billing_email: 'ana@exemplo.com.br',
  billing_first_name: 'Ana',
  billing_last_name: 'Souza',
  billing_phone: '(11) 98765-4321',
  billing_persontype: '1',
  billing_cpf: '529.982.247-25',
  billing_postcode: '01310-100',
  billing_country: 'BR',
  billing_address_1: 'Avenida Paulista',
  billing_number: '1000',
  billing_neighborhood: 'Bela Vista',
  billing_city: 'São Paulo',
  billing_state: 'SP',
}
