/** Where the people of the example live; the more weight, the more of them. */
export type Place = {
  city: string
  state: string
  /** The first five digits of its CEPs. */
  postcode: string
  areaCode: string
  neighborhood: string
  weight: number
}

const place = (city: string, state: string, postcode: string, areaCode: string, neighborhood: string, weight: number): Place => ({
  city,
  state,
  postcode,
  areaCode,
  neighborhood,
  weight,
})

export const places: Place[] = [
  place('São Paulo', 'SP', '05422', '11', 'Pinheiros', 22),
  place('Campinas', 'SP', '13024', '19', 'Cambuí', 6),
  place('Ribeirão Preto', 'SP', '14020', '16', 'Jardim Sumaré', 3),
  place('Belo Horizonte', 'MG', '30140', '31', 'Savassi', 18),
  place('Juiz de Fora', 'MG', '36025', '32', 'São Mateus', 5),
  place('São João del-Rei', 'MG', '36300', '32', 'Centro', 4),
  place('Rio de Janeiro', 'RJ', '22271', '21', 'Botafogo', 12),
  place('Niterói', 'RJ', '24230', '21', 'Icaraí', 3),
  place('Vitória', 'ES', '29055', '27', 'Praia do Canto', 3),
  place('Curitiba', 'PR', '80420', '41', 'Batel', 6),
  place('Florianópolis', 'SC', '88015', '48', 'Centro', 4),
  place('Porto Alegre', 'RS', '90570', '51', 'Moinhos de Vento', 6),
  place('Brasília', 'DF', '70390', '61', 'Asa Sul', 6),
  place('Goiânia', 'GO', '74115', '62', 'Setor Oeste', 3),
  place('Salvador', 'BA', '40140', '71', 'Barra', 4),
  place('Recife', 'PE', '51020', '81', 'Boa Viagem', 4),
  place('Fortaleza', 'CE', '60160', '85', 'Meireles', 3),
  place('Belém', 'PA', '66035', '91', 'Nazaré', 2),
]
