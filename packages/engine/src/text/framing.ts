import type { SupportedLanguage } from './language.ts';

/** Words with which a headline says in what form it answers ("a complete guide", "explained", "calendar"): they ask for nothing, and no answer takes them up. */
const FRAMING: Record<SupportedLanguage, string> = {
  en: 'guide guides handbook manual tutorial explained explainer introduction intro overview basics primer tips tricks advice faq faqs checklist list calendar chart comparison compared versus vs examples complete ultimate definitive comprehensive practical essential quick simple beginner beginners everything need know things reasons ways steps facts',
  de: 'leitfaden ratgeber handbuch anleitung einführung überblick übersicht grundlagen tipps tricks erklärt erklärung einfach checkliste liste kalender tabelle vergleich verglichen beispiele kompletter komplette komplettes vollständige vollständiger ultimative ultimativer praktische praktischer große großer anfänger einsteiger alles wissen wissenswertes gründe schritte schritt fakten',
  fr: 'guide guides manuel tutoriel expliqué expliquée expliqués expliquées explication introduction aperçu bases astuces conseils faq checklist liste calendrier tableau comparatif comparaison exemples complet complète ultime pratique essentiel essentielle simple débutants débutant tout savoir choses raisons façons étapes faits',
  es: 'guía guías manual tutorial explicado explicada explicados explicadas explicación introducción resumen básicos trucos consejos faq lista calendario tabla comparativa comparación ejemplos completo completa definitiva definitivo práctica práctico esencial sencilla principiantes todo saber cosas razones maneras formas pasos datos',
  it: 'guida guide manuale tutorial spiegato spiegata spiegati spiegate spiegazione introduzione panoramica basi trucchi consigli faq lista calendario tabella confronto esempi completo completa definitiva definitivo pratica pratico essenziale semplice principianti tutto sapere cose motivi modi passi passaggi fatti',
  pt: 'guia guias manual tutorial explicado explicada explicados explicadas explicação introdução resumo básicos truques dicas conselhos faq lista calendário tabela comparativo comparação exemplos completo completa definitivo definitiva prático prática essencial simples iniciantes principiantes tudo saber coisas razões maneiras formas passos fatos factos',
  nl: 'gids gidsen handleiding handboek uitgelegd uitleg introductie inleiding overzicht basis tips trucs advies faq checklist lijst kalender tabel vergelijking vergeleken voorbeelden complete volledige ultieme praktische essentiële eenvoudig beginners alles weten dingen redenen manieren stappen feiten',
  ja: 'ガイド 完全 徹底 解説 入門 基礎 基本 まとめ 一覧 比較 ポイント コツ 方法 手順 すべて 全て 初心者 カレンダー 事例 紹介',
  zh: '指南 完全 完整 全面 详解 詳解 入门 入門 教程 基础 基礎 大全 攻略 一览 一覽 对比 對比 比较 比較 技巧 方法 步骤 步驟 一文 读懂 讀懂 新手 日历 日曆 介绍 介紹',
  ar: 'دليل الدليل شامل الشامل كامل الكامل شرح مقدمة نظرة عامة أساسيات نصائح حيل قائمة تقويم جدول مقارنة أمثلة للمبتدئين المبتدئين كل معرفته تعرفه خطوات أسباب طرق حقائق',
};

const SETS = new Map(
  Object.entries(FRAMING).map(([language, list]): [string, ReadonlySet<string>] => [language, new Set(list.split(' '))]),
);

/** Whether a word, lower case, only frames what a headline asks. */
export const frames = (word: string, language: SupportedLanguage): boolean => SETS.get(language)?.has(word) ?? false;
