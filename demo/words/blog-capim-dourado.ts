export const blogCapimDourado = `
<p>No Jalapão, leste do Tocantins, o ano do artesanato cabe em pouco mais de setenta dias. É o tempo em que se pode colher o capim-dourado: de 20 de setembro a 30 de novembro. Tudo o que se vende até a primavera seguinte sai dessa janela.</p>
<h2>Não é bem um capim</h2>
<p>Apesar do nome, a planta é uma sempre-viva, parente das flores secas que os tropeiros levavam de Diamantina. O que brilha é a haste da flor, fina como um fio de macarrão e da cor do ouro velho. Ela nasce nos campos úmidos, ao lado das veredas, onde também cresce o buriti.</p>
<p>O brilho é da própria haste. Não há verniz, tinta nem polimento: basta virar a peça contra a luz.</p>
<h2>Por que existe época certa</h2>
<p>Antes de setembro, a semente ainda não amadureceu. Colher cedo é levar embora a planta do ano que vem. A regra estadual, construída com as comunidades, pede três coisas simples:</p>
<ul>
<li>colher só no período permitido;</li>
<li>cortar as flores e deixá-las no campo, para que as sementes caiam ali mesmo;</li>
<li>não vender a haste crua para fora da região: ela sai de lá como peça pronta.</li>
</ul>
<p>Esta última é a que mais gostamos. Garante que o trabalho, e o que se paga por ele, fique com quem sabe costurar.</p>
<h2>A costura</h2>
<p>As hastes são juntadas em feixes da grossura de um lápis e enroladas em espiral. O que prende uma volta à outra é a “seda” do buriti, uma fibra tirada da folha nova da palmeira. A agulha entra a cada meio centímetro.</p>
<p>Um par de brincos sai numa tarde. Um <a href="/produto/cesto-de-capim-dourado/">cesto com tampa</a>, em quatro dias. Uma mandala grande pode tomar um mês.</p>
<h2>Como reconhecer uma boa peça</h2>
<ol>
<li>Os pontos têm distância regular e formam raios a partir do centro.</li>
<li>O feixe tem a mesma grossura do começo ao fim.</li>
<li>Apertada com a mão, a peça cede um pouco e volta.</li>
<li>O avesso é tão limpo quanto o direito.</li>
</ol>
<h2>Em casa</h2>
<p>O capim-dourado gosta de ar e não gosta de água. Tire o pó com um pincel seco. Na época de chuva, deixe o cesto aberto por algumas horas e afastado da parede. Se aparecer mofo, leve para um lugar ventilado, escove a seco e passe um pano com algumas gotas de álcool.</p>
<p>Sol direto o dia inteiro resseca a fibra e apaga um pouco do dourado. Um cantinho com luz da manhã é o ideal.</p>
<p>As nossas peças vêm de um grupo de artesãs de Mateiros, com quem trabalhamos desde 2016. Fazemos o pedido em dezembro, com a colheita guardada, e pagamos metade adiantado. Por isso a loja, às vezes, passa semanas sem capim-dourado. Não é falta de procura: é o tempo da planta.</p>
`
