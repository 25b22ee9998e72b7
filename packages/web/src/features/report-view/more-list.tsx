export { MoreList } from '../../ui/more-list.tsx';
