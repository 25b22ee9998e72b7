import { expect, it } from 'vitest';
import { plainName } from './plain-name.ts';

it.each([
  ['Prof. Dr. med. Jane Doe', 'Jane Doe'],
  ['lek. dent. Anna Nowak', 'Anna Nowak'],
  ['docteur Anna Petit', 'Anna Petit'],
  ['Jane Doe, PhD (Senior Editor)', 'Jane Doe'],
  ['Jane Doe Ph.D.', 'Jane Doe'],
  ['Jane Doe PhD, LLM', 'Jane Doe'],
  ['Jane Doe M.Sc. MBA', 'Jane Doe'],
  ['Анна Иванова к.м.н.', 'Анна Иванова'],
  ['DR JANE DOE', 'JANE DOE'],
  ['AVUKAT DENİZ KARA', 'DENİZ KARA'],
  ['MİMAR DENİZ KARA', 'DENİZ KARA'],
  ['Avukat', 'Avukat'],
  ['Sig.ra Rossi', 'Rossi'],
  ['Ann Lee & Dr. Jane Doe', 'Ann Lee & Jane Doe'],
  ['J. M. Doe', 'J. M. Doe'],
  ['Yo-Yo Ma', 'Yo-Yo Ma'],
  ['Md Rahim Khan', 'Md Rahim Khan'],
  ['Don Norman', 'Don Norman'],
  ['J. K. Rowling', 'J. K. Rowling'],
])('%s is called %s', (byline, name) => expect(plainName(byline)).toBe(name));

it.each([
  ['Avukat Deniz Kara', 'Av. Deniz Kara'],
  ['Uzman Psikolog Deniz Kara', 'Uzm. Psk. Deniz Kara'],
  ['Attorney Jane Doe', 'Atty. Jane Doe'],
  ['Rechtsanwältin Jana Dorn', 'Frau Jana Dorn'],
  ['Maître Anna Petit', 'Me Anna Petit'],
  ['Abogada Ana Pardo', 'Abg. Ana Pardo'],
  ['Avvocata Anna Pozzi', 'Avv. Anna Pozzi'],
  ['Advogada Ana Prado', 'Adv. Ana Prado'],
  ['advocaat Anna Polder', 'mr. Anna Polder'],
  ['Advokat Anna Dal', 'Adv. Anna Dal'],
  ['Civilingenjör Anna Dal', 'Ing. Anna Dal'],
  ['Radca prawny Anna Nowak', 'adw. Anna Nowak'],
  ['Адвокат Анна Иванова', 'Доцент Анна Иванова'],
  ['المحامية ليلى حداد', 'الدكتورة ليلى حداد'],
  ['김서연 변호사', '김서연'],
  ['佐藤花子税理士', '佐藤花子'],
  ['王小明会计师', '王小明'],
])('%s is %s', (name, other) => expect(plainName(name)).toBe(plainName(other)));
