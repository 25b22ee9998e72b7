import { definePack, words } from '../pack.ts';

export const ja = definePack({
  language: 'ja',
  ownScript: true,
  runOn: true,
  fusedFunctionWords: true,
  compounds: { part: 'any', from: 2 },
  densest: 0.1,
  functionScript: /^[\p{Script=Hiragana}ー]+$/u,
  loanScript: /^[\p{Script=Katakana}ー]+$/u,
  spaceless: true,
  decimalPoint: true,
  persons: {
    first: words('私 私たち 我々 当社 弊社 当店 当院 当事務所 自社 当工房'),
    second: words('あなた あなたの お客様 皆様 皆さま 皆さん'),
  },
  weekdays: words('月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月曜 火曜 水曜 木曜 金曜 土曜 日曜'),
  units: {
    percent: words('割 パーセント ポイント'),
    currency: words('円 元 ドル ユーロ'),
    duration: words('秒 分 時間 日間 週間 か月 ヶ月 カ月 年間 年'),
    measure: words('キロ グラム メートル リットル キログラム センチ 度'),
    magnitude: words('万 億 千'),
    numerals: words('二 三 四 五 六 七 八 九 十'),
  },
  asks: {
    definition: words('とは 意味 定義 基礎知識 用語'),
    price: words('料金 価格 費用 値段 いくら 相場 見積もり 金額'),
    reviews: words('口コミ 評判 レビュー 評価 お客様の声 導入事例'),
    alternatives: words('代わり 代替 代用 類似'),
    comparison: words('比較 違い 対比 どっち'),
    howTo: words('方法 やり方 手順 使い方 作り方 ガイド 始め方'),
    duration: words('期間 所要時間 どのくらい 何日 納期'),
    requirements: words('条件 必要なもの 必要書類 要件 資格'),
    examples: words('例 事例 例えば たとえば'),
    benefits: words('メリット デメリット 効果 利点 選ばれる理由'),
  },
  pages: {
    home: words('ホーム トップ トップページ'),
    about: words('会社概要 会社案内 当社について 私たちについて 運営会社 企業情報 代表挨拶 プロフィール 運営者'),
    team: words('スタッフ スタッフ紹介 チーム メンバー'),
    jobs: words('採用情報 採用 求人 リクルート'),
    contact: words('お問い合わせ 問い合わせ アクセス 営業時間 ご予約 予約 お問合せ 連絡先'),
    services: words('サービス 事業内容 業務内容 診療案内 診療内容 取扱業務 施術内容 メニュー サービス紹介'),
    products: words('商品 製品 製品情報 商品一覧 ショップ'),
    prices: words('料金 料金表 価格 料金案内'),
    reviews: words('お客様の声 口コミ レビュー'),
    faq: words('よくある質問 よくあるご質問 faq q&a'),
    blog: words('ブログ コラム 記事'),
    news: words('お知らせ ニュース 新着情報 プレスリリース'),
    events: words('イベント カレンダー'),
    gallery: words('ギャラリー 写真 動画 施工事例'),
    downloads: words('ダウンロード 資料ダウンロード'),
    help: words('ヘルプ サポート'),
    privacy: words('プライバシーポリシー 個人情報保護方針 プライバシー'),
    terms: words('利用規約 ご利用規約'),
    imprint: words('特定商取引法に基づく表記 特定商取引法'),
    returns: words('返品 返品について 配送 送料'),
    cookies: words('クッキーポリシー クッキー'),
    login: words('ログイン 会員登録 マイページ'),
    cart: words('カート 買い物かご'),
    search: words('検索 検索結果'),
    sitemap: words('サイトマップ'),
    newsletter: words('メールマガジン メルマガ'),
  },
  author: words('文 著者 執筆 筆者'),
  published: words('公開 掲載 投稿'),
  updated: words('更新 改訂'),
  buy: words('カートに入れる 購入'),
  stopwords:
    words(`の に は を た が で て と し れ さ も な い や へ か だ う ず ば せ き つ ら お ん ね よ わ ぞ ある いる する から こと として れる など なっ ない この ため その あっ よう また もの
という あり まで られ なる これ によって により おり より による なり られる において なかっ なく しかし について だっ その後 できる それ ので なお のみ でき における および いう さらに
でも たり その他 に関する たち ます ました ません ませ まし なら に対して 特に せる 及び これら とき では にて ほか ながら うち そして とともに ただし かつて それぞれ または ほど ものの に対する
ほとんど と共に といった です でした でしょ でしょう とも ところ ここ そこ あそこ どこ だれ 誰 何 なに なん いつ どう どの どれ あの あれ こちら そちら どちら こう そう ああ 私 私たち あなた 彼 彼女 当
さん 様 君 的 化 性 等 中 上 下 内 外 前 後 間 時 場合 方 人 者 もう まだ すでに とても 非常 すべて 全て 各 同 本 該当 以上 以下 未満 さえ しか だけ ばかり ぐらい くらい けれど けれども だから つまり
たとえば 例えば いく くる くれ ください 下さい しまう みる おく いただく いただき いただけ ござい おける ただ 但し 次 ある程度 場 め み え け 必ず`),
  questions: { inside: /(?:とは|ですか|ますか|でしょうか|のか)$|どう|なぜ|何(?:が|を|か|ですか|時|人)|いつ|どこ|どれ|誰|いくら|どのよう/u },
  definitions: {
    patterns: [
      /^(.{1,30}?)(?:とは|というのは)[、,]?(?!ない)|^(.{1,30}?)は[、,]?.{4,200}(?:のこと(?:です|である|を指)|を指(?:します|す)|の一種(?:です|である)?|を意味(?:します|する))/u,
      // "かんすいは、中華麺に使われるアルカリ性の添加物です": a noun with what is said of it. A price, a day or a place is none, nor is what speaks of a thing.
      /^(?!(?:[^はがを、。]*の)?(?:価格|料金|理由|目的|特徴|原因|方法|場所|時期|目安|ポイント|コツ|定休日|担当|結果|違い|私|当店|当社|弊社|店主|今回|今日|次回)は)([^はがを、。]{1,20}?)は[、,]?[^。\p{Nd}]{4,160}[るたいなの][\p{Script=Han}\p{Script=Katakana}ー]{2,16}(?:です|である|だ)。?$/u,
    ],
    noTerm: /^(?:これ|それ|この|その|ここ)/u,
  },
  headlineModifiers: words(
    'ガイド 完全 徹底 解説 入門 基礎 基本 まとめ 一覧 比較 ポイント コツ 方法 手順 すべて 全て 初心者 カレンダー 事例 紹介',
  ),
  backReference: /^(?:これ(?:は|が|を|に|ら|により)|それ(?:は|が|を|に|ら)|その(?:ため|結果|場合)|このため|前述|上記|先ほど|この場合)/u,
  announcement:
    /^(?:この記事|本記事|今回は|ここでは|本ページ|このページ|ようこそ)|(?:紹介|解説|説明)(?:します|いたします|していきます)。?$/u,
  research: {
    names: /調査|研究|統計|論文|アンケート/u,
    finds: /分か|わか|示|明らか|によると|によれば|述べ|指摘|判明|測定|結果/u,
    report: /報告書[^。！？]{0,40}(?:によると|によれば|示し|示す|明らか|述べ|指摘)/u,
    firstPerson: /当社|弊社|私たち|我々|自社|当店/u,
    example: /例えば|たとえば|計算例|の例/u,
    own: /(?:当社|弊社|私たち|我々|自社|当工房|当店|本調査|本研究).{0,40}(?:測定|計測|調査|検証|分析|テスト|実験|集計|比較|記録|測り)|(?:使い比べ|食べ比べ|飲み比べ|比べまし|実測し|試作し)(?:た|て|ました|まして)|試した(?:結果|ところ)|測ってみ/u,
  },
  disclaimer:
    /代わるものではありません|医師に(?:相談|ご相談)|専門家に(?:相談|ご相談)|元本割れ|損失(?:が生じる|を被る)|情報提供を目的|助言ではありません/u,
  dated: { announced: /((?:19|20)\d\d)年[^。]{0,20}(?:予定|見込み)/u, asOf: /((?:19|20)\d\d)年[^。]{0,8}(?:現在|時点)/u },
  subjects: {
    health: words('歯科 虫歯 患者 症状 診断 治療 病気 薬 医師 病院 手術 感染 ワクチン がん 糖尿病 疾患'),
    finance: words('投資 株式 債券 住宅ローン 融資 金利 配当 年金 証券 インフレ 利回り 保険 税金 資産 ファンド'),
    legal: words('弁護士 訴訟 裁判 原告 被告 法律 賠償 親権 離婚 判決 借主 貸主 条文'),
    technology: words(
      'ソフトウェア API JavaScript Python サーバ クラウド データベース ブラウザ Android iPhone GPU プログラム フレームワーク GitHub',
    ),
    news: words('ニュース 速報'),
  },
  policies: {
    privacy: /プライバシー|個人情報/iu,
    terms: /利用規約/iu,
    imprint: /特定商取引|会社概要/iu,
    returns: /返品|配送/iu,
    editorial: /編集方針/iu,
  },
});
