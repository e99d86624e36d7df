export const blogPresentes = `
<p>Toda semana alguém entra na loja e diz: “preciso de um presente, não conheço bem a pessoa e não quero errar”. Depois de dez anos, temos as nossas apostas. Separamos por ocasião, com uma pergunta que ajuda a escolher em cada uma.</p>
<h2>Lembrança para quem você vê pouco</h2>
<p><em>Pergunte-se: o que essa pessoa usa todo dia?</em> Coisa pequena e útil quase nunca erra.</p>
<ul>
<li>O <a href="/produto/kit-cartoes-botanicos/">kit de cartões botânicos</a>, para quem ainda escreve à mão, ou gostaria.</li>
<li>O <a href="/produto/pano-de-prato-trio/">trio de panos de prato</a>, que ninguém compra para si e todo mundo adora ganhar.</li>
<li>O <a href="/produto/caderno-costurado/">caderno costurado</a>, para quem está começando alguma coisa.</li>
</ul>
<h2>Casa nova</h2>
<p><em>Pergunte-se: já tem fogão?</em> No primeiro mês falta tudo, e o que mais falta é o básico bem feito. Uma <a href="/produto/tabua-de-corte-jatoba/">tábua de jatobá</a> com as <a href="/produto/colheres-de-pau/">colheres de pau</a> amarradas por cima resolve a cozinha. Para quem já tem a cozinha montada, um <a href="/produto/cachepo-de-fibra/">cachepô</a> com uma jiboia dentro.</p>
<h2>Casamento</h2>
<p><em>Pergunte-se: vocês vão dividir o presente?</em> Juntos, quatro amigos chegam a uma <a href="/produto/rede-de-descanso/">rede de casal</a>, que é o presente mais lembrado dez anos depois. Sozinho, vá de <a href="/produto/travessa-oval/">travessa oval</a> ou do jogo de toalhas nas cores do banheiro. Se não souber as cores, branco.</p>
<h2>Para a mãe, a avó, a sogra</h2>
<p><em>Pergunte-se: ela recebe visita?</em> Se recebe, o <a href="/produto/conjunto-cafe-da-tarde/">conjunto Café da Tarde</a>. Se prefere sossego, uma <a href="/produto/manta-sertao/">manta</a> para o sofá. Evite presente que vire tarefa: planta difícil, prata para polir, roupa com número.</p>
<h2>Para quem tem tudo</h2>
<p><em>Pergunte-se: o que não se repete?</em> Peça única. Um <a href="/produto/vaso-jequitinhonha/">vaso do Jequitinhonha</a>, uma escultura de madeira, um <a href="/produto/cesto-de-capim-dourado/">cesto de capim-dourado</a>. Mandamos junto um cartão com o nome e a cidade de quem fez.</p>
<h2>Três cuidados antes de fechar</h2>
<ol>
<li><strong>Prazo.</strong> Postamos em até três dias úteis; some o tempo do transporte, que aparece no carrinho, e dê dois dias de folga.</li>
<li><strong>Endereço.</strong> Vai direto para quem ganha? Marque a entrega em outro endereço e deixe um telefone de lá.</li>
<li><strong>Bilhete.</strong> Escreva a mensagem nas observações do pedido. Copiamos à mão, com a letra mais bonita da casa.</li>
</ol>
<p>Errou mesmo assim? Quem recebeu pode trocar com a gente em até trinta dias, com a peça sem uso. Veja como na página de <a href="/trocas-e-devolucoes/">trocas e devoluções</a>.</p>
`
