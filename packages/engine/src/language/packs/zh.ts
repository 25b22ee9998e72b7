import { definePack, words } from '../pack.ts';

export const zh = definePack({
  language: 'zh',
  ownScript: true,
  runOn: true,
  fusedFunctionWords: true,
  compounds: { part: 'any', from: 2 },
  densest: 0.11,
  spaceless: true,
  cutsUnknownWords: true,
  decimalPoint: true,
  persons: { first: words('我 我们 我們 我司 本公司 本店 本院 咱们'), second: words('你 您 你们 你們 您的 你的') },
  weekdays: words('星期一 星期二 星期三 星期四 星期五 星期六 星期日 星期天 周一 周二 周三 周四 周五 周六 周日'),
  units: {
    currency: words('元 圆 圓 日元 欧元 歐元 美元 人民币 人民幣'),
    duration: words('秒 分 時間 小時 小时 天 周 个月 個月 年'),
    measure: words('度 公斤 千克 公里 米 厘米 升'),
    magnitude: words('万 萬 億 亿 千 百万'),
    numerals: words('二 两 兩 三 四 五 六 七 八 九 十'),
  },
  asks: {
    definition: words('是什么 是什麼 什么是 什麼是 定义 定義 含义 意思'),
    price: words('价格 價格 费用 費用 多少钱 多少錢 收费 报价 報價'),
    reviews: words('评价 評價 口碑 评论 評論 客户案例 用户评价'),
    alternatives: words('替代 替代品 代替 类似 類似'),
    comparison: words('对比 對比 比较 比較 区别 區別 差异 差異'),
    howTo: words('如何 怎么 怎麼 教程 步骤 步驟 指南 方法'),
    duration: words('多久 多长时间 多長時間 周期 时长 几天'),
    requirements: words('条件 條件 要求 需要什么 所需材料 资格'),
    examples: words('例如 例子 案例 示例'),
    benefits: words('优点 優點 缺点 缺點 好处 好處 优势 優勢'),
  },
  pages: {
    home: words('首页 首頁 主页 主頁'),
    about: words('关于我们 關於我們 公司简介 公司簡介 企业简介 关于 關於'),
    team: words('团队 團隊 我们的团队 团队成员'),
    jobs: words('招聘 加入我们 加入我們 人才招聘 诚聘英才'),
    contact: words('联系我们 聯絡我們 聯繫我們 联系方式 营业时间 预约 联系 聯繫 聯絡'),
    services: words('服务 服務 服务项目 服務項目 业务范围 业务领域 我们的服务 解决方案'),
    products: words('产品 產品 产品中心 產品中心 商品 商城'),
    prices: words('价格 價格 收费标准 价目表'),
    reviews: words('客户评价 用户评价 评价 評價'),
    faq: words('常见问题 常見問題 问答 faq'),
    blog: words('博客 文章 专栏 部落格'),
    news: words('新闻 新聞 新闻中心 资讯 公告 最新消息 动态'),
    events: words('活动 活動 日历'),
    gallery: words('图库 相册 图片 照片 视频'),
    downloads: words('下载 下載 下载中心'),
    help: words('帮助 幫助 帮助中心 支持 客户服务'),
    privacy: words('隐私政策 隱私政策 隐私 隱私 隐私权政策'),
    terms: words('服务条款 服務條款 使用条款 使用條款 用户协议'),
    imprint: words('法律声明 法律聲明 版权声明'),
    returns: words('退货 退貨 退换货 配送 配送方式'),
    cookies: words('cookie政策 cookie'),
    login: words('登录 登入 登陆 注册 註冊 我的账户'),
    cart: words('购物车 購物車 结算'),
    search: words('搜索 搜尋 搜索结果'),
    sitemap: words('网站地图 網站地圖'),
    newsletter: words('订阅 訂閱 电子报'),
  },
  author: words('作者 撰文'),
  published: words('发布 發布 发表 刊登'),
  updated: words('更新 修改'),
  buy: words('加入购物车 加入購物車 立即购买'),
  stopwords:
    words(`的 了 和 是 就 都 而 及 与 與 着 著 或 一个 一個 没有 沒有 我们 我們 你们 你們 他们 他們 她们 她們 它们 它們 是否 我 你 您 他 她 它 在 有 这 這 那 不 也 很 到 说 說 要 去 会 會 上 下 中 里
裡 对 對 于 於 从 從 以 为 為 被 把 将 將 让 讓 使 给 給 向 由 等 等等 地 得 个 個 们 們 之 其 其中 其他 其它 此 此外 该 該 这个 這個 那个 那個 这些 這些 那些 这样 這樣 那样 那樣 这里 這裡 那里
那裡 什么 什麼 怎么 怎麼 如何 为什么 為什麼 哪 哪些 哪里 哪裡 谁 誰 多少 几 幾 吗 嗎 呢 吧 啊 呀 嘛 但 但是 不过 不過 然而 因为 因為 所以 因此 如果 虽然 雖然 即使 而且 并 並 并且 並且 以及 还 還
还是 還是 或者 可以 可能 能 能够 能夠 应 應 应该 應該 需要 必须 必須 已 已经 已經 正在 曾 曾经 曾經 再 又 只 只有 只是 才 更 最 非常 十分 比较 比較 每 每个 每個 各 各种 各種 一些 一种 一種 一样
一樣 所有 任何 自己 通过 通過 根据 根據 关于 關於 按照 进行 進行 作为 作為 时 時 时候 時候 后 後 前 之前 之后 之後 以上 以下 当 當 当时 當時 同时 同時 如 例如 比如 即 则 則 若 跟 同 用 来 來 做
成 好 大 小 多 少 没 沒 无 無 非 未 请 請 年 月 日 第`),
  questions: {
    inside: /什么|什麼|如何|怎么|怎麼|怎样|怎樣|为什么|為什麼|为何|為何|哪[些里裡个個种種]|谁|誰|多少|几[个種种]|吗$|嗎$|呢$|是否/u,
  },
  definitions: {
    patterns: [
      /^(?:所谓|所謂)?(.{1,24}?)(?:是指|指的是|是一[种種个個类類款项項台门門家套]|是用于|是用於|是用来|是用來|的定义是|的定義是|就是指|也叫|又称|又稱)/u,
    ],
    noTerm: /^(?:它|这|這|那|我们|我們|他们|他們)/u,
  },
  headlineModifiers: words(
    '指南 完全 完整 全面 详解 詳解 入门 入門 教程 基础 基礎 大全 攻略 一览 一覽 对比 對比 比较 比較 技巧 方法 步骤 步驟 一文 读懂 讀懂 新手 日历 日曆 介绍 介紹',
  ),
  backReference:
    /^(?:它们?|它們|这(?:是|就是|意味|使|将|也|会|样|種|种情况)|這(?:是|就是|意味|使|將|也|會|樣)|那(?:是|就是)|如上|上述|前面|如前所述|正如前)/u,
  announcement: /^(?:本文|在本文|这篇文章|這篇文章|本页|本頁|欢迎|歡迎|接下来|接下來|让我们|讓我們|下面)/u,
  research: {
    names: /研究|调查|調查|统计|統計|论文|論文/u,
    finds: /表明|显示|顯示|指出|发现|發現|认为|認為|证明|證明|测得|測得|根据|根據/u,
    report: /(?:报告|報告)[^。！？]{0,30}(?:显示|顯示|指出|表明|称|稱|发现|發現|认为|認為)/u,
    firstPerson: /我们|我們|本公司|我司|本店/u,
    example: /例如|举例|舉例|示例|例子/u,
    own: /(?:我们|我們|本公司|本研究|本次|团队|團隊).{0,30}(?:测量|測量|测试|測試|调查|調查|分析|统计|統計|采访|採訪|记录|記錄|收集|实验|實驗|实测|實測)/u,
  },
  disclaimer:
    /不(?:构成|構成|能替代|能代替|作为|作為)|请咨询|請諮詢|咨询(?:医生|专业|律师)|过往业绩|投资有风险|投資有風險|仅供参考|僅供參考/u,
  dated: {
    announced: /(?:(?:将于|將於|预计|預計|计划于|計劃於))\s*((?:19|20)\d\d)(?!\d)/iu,
    asOf: /(?:(?:截至|截止))\s*((?:19|20)\d\d)(?!\d)/iu,
  },
  subjects: {
    health: words('牙科 牙齿 牙齒 患者 症状 症狀 诊断 診斷 治疗 治療 疾病 药物 藥物 医生 醫生 医院 醫院 手术 手術 感染 疫苗 癌 糖尿病'),
    finance: words('投资 投資 股票 债券 債券 房贷 貸款 贷款 利率 股息 养老金 退休金 券商 通胀 收益率 保险 保險 税 基金 资产'),
    legal: words('律师 律師 诉讼 訴訟 法院 原告 被告 法律 赔偿 賠償 监护 監護 离婚 離婚 判决 判決 租客 房东'),
    technology: words('软件 軟體 API JavaScript Python 服务器 伺服器 云 数据库 資料庫 浏览器 瀏覽器 安卓 iPhone GPU 编程 框架 GitHub'),
    news: words('新闻 新聞 快讯 快訊'),
  },
  policies: {
    privacy: /隐私|隱私/iu,
    terms: /用户协议|服务协议|使用协议|条款|條款/iu,
    imprint: /版权|法律声明/iu,
    returns: /退货|退貨/iu,
    editorial: /编辑|編輯/iu,
  },
});
